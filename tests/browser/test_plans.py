"""A plan in the browser: made and changed by keyboard on a phone, and seen to act and to stop."""

from playwright.async_api import expect

from bot.edge.client import Schout
from tests.browser.conftest import PageFor, Shot
from tests.browser.test_game import schout, two_at_a_table
from tests.browser.test_page import command
from tests.driver import Town

__all__ = ["schout"]


async def test_a_plan_is_made_and_changed_by_keyboard_on_a_phone_acts_and_stops(
    town: Town, schout: Schout, page_for: PageFor, shot: Shot
) -> None:
    anna, phone = await two_at_a_table(page_for)
    sessions, people = schout.sessions, [int(town.person(name).id) for name in ("Anna", "Bram")]
    schout.houses.pause = 0.1
    while len(asked := (seated := await sessions.seated(1)).row.asked) > 1 or asked == [1]:
        question = seated.table().asks[asked[0]]
        await sessions.answer(1, people[asked[0]], asked[0], [question.options[0].id])
    await schout.outbox.idle()
    await command(phone, "/my plan", "<Enter>", "<Enter>")
    goal = phone.get_by_role("combobox", name="Collect for").last
    await expect(goal).to_be_visible()
    await shot(phone, "plan-none-phone")
    await goal.press("Enter")
    # A whole contract, of which one turn claims a part at most: it stops for the limit and nothing else.
    await phone.get_by_role("option", name="Routes still missing: 4").press("Enter")
    await expect(phone.get_by_role("button", name="Drop the plan").last).to_be_visible()
    await expect(phone.get_by_text("Claim each route").last).to_be_visible()
    await shot(phone, "plan-phone")
    await phone.get_by_role("button", name="More").last.press("Enter")
    limits = phone.get_by_role("combobox", name="Stop with so many cards").last
    await expect(limits).to_be_visible()
    await limits.press("Enter")
    await phone.get_by_role("option", name="after 1 turn").press("Space")
    await phone.get_by_role("button", name="Done").press("Enter")
    await expect(phone.get_by_text("or: the last turns begin").last).to_contain_text("after 1 turn")
    await shot(phone, "plan-changed-phone")
    before = (await sessions.seated(1)).row.answers
    await draw_while_asked(schout, people, 0)
    await expect(anna.get_by_text("(as planned)").first).to_be_visible()
    assert (await sessions.seated(1)).row.answers > before + 2
    assert "Collect for" not in await anna.content()
    await draw_while_asked(schout, people, 0)
    await town.until(lambda: not schout.houses.thinking)
    await command(phone, "/my plan", "<Enter>", "<Enter>")
    await expect(phone.get_by_text("it has played 1 turn").last).to_be_visible()
    await shot(phone, "plan-stopped-phone")
    assert (await sessions.seated(1)).row.asked == [1], "asked as usual"
    assert "it has played 1 turn" not in await anna.content()


async def draw_while_asked(schout: Schout, people: list[int], seat: int) -> None:
    """Let a seat draw from the deck as long as it is asked."""
    while (seated := await schout.sessions.seated(1)).row.asked == [seat]:
        options = seated.table().asks[seat].options
        draw = next(option.id for option in options if option.id == "draw:deck")
        await schout.sessions.answer(1, people[seat], seat, [draw])
