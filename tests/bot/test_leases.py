"""Leases: shards are shared out evenly, go over from whoever is gone, and are nobody's twice."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

import pytest

from bot.edge.sharing import AT_ONCE, STEADILY, Turnstile
from bot.play.session import Sessions
from bot.play.shards import Alone, shard_of
from bot.play.sharing import MARGIN, Share
from bot.store.leases import LATE, Leases, StruckOffError, Talk, shared_out
from bot.store.opening import opened
from tests.bot.conftest import open_table
from tests.bot.test_postgres import order

#: Longer than any machine takes for a test.
LONG = 1000.0
GONE = "UPDATE processes SET until = clock_timestamp() - interval '1 s' WHERE id = $1"


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is gone because a busy machine takes its time."""
    monkeypatch.setattr("bot.store.leases.LEASE", LONG)
    monkeypatch.setattr("bot.store.leases.APART", LONG)
    monkeypatch.setattr("bot.play.sharing.LEASE", LONG)


@asynccontextmanager
async def company(address: str, count: int, shards: int) -> AsyncIterator[list[Leases]]:
    """So many processes that have come to a database, one after the other."""
    async with AsyncExitStack() as stack:
        made = []
        for _ in range(count):
            leases = Leases(address)
            stack.push_async_callback(leases.close)
            await leases.join(shards)
            made.append(leases)
        yield made


async def settled(several: Collection[Leases]) -> list[set[int]]:
    """Let everybody renew and give up until nothing changes; returns what each holds."""
    while True:
        standings = [await each.renew({}) for each in several]
        if not any(standing.surplus for standing in standings):
            return [set((await each.renew({})).held) for each in several]
        for each, standing in zip(several, standings, strict=True):
            await each.give_up(standing.surplus, {})


def test_shards_are_shared_out_evenly_and_few_change_hands() -> None:
    luck = Random("shards")
    for _ in range(2000):
        alive = luck.sample(range(1, 9), luck.randint(1, 6))
        holders = {shard: luck.choice([None, *alive]) for shard in range(luck.randint(1, 20))}
        wanted = shared_out(holders, alive)
        counts = Counter(dict.fromkeys(alive, 0)) + Counter()
        counts.update(wanted.values())
        shares = [counts[each] for each in alive]
        assert set(wanted) == set(holders)
        assert set(wanted.values()) <= set(alive)
        assert max(shares) - min(shares) <= 1
        # Nobody loses a shard who has not too many.
        most = -(-len(holders) // len(alive))
        before = Counter(holder for holder in holders.values() if holder)
        for each in alive:
            lost = sum(holder == each != wanted[shard] for shard, holder in holders.items())
            assert lost <= max(0, before[each] - most + 1)
        # What was shared out stays as it is.
        assert shared_out(wanted, alive) == wanted


async def test_whoever_comes_gets_a_share_and_whoever_goes_leaves_it(address: str) -> None:
    async with company(address, 1, 4) as [first]:
        assert await settled([first]) == [{0, 1, 2, 3}]
        async with company(address, 1, 9) as [second]:
            # There are as many as there were.
            shares = await settled([first, second])
            assert sorted(map(len, shares)) == [2, 2]
            assert set.union(*shares) == {0, 1, 2, 3}
            await second.leave({})
            assert await settled([first]) == [{0, 1, 2, 3}]


async def test_what_is_not_given_up_is_not_taken(address: str) -> None:
    async with company(address, 1, 2) as [first]:
        await settled([first])
        async with company(address, 1, 2) as [second]:
            standing = await first.renew({})
            assert len(standing.surplus) == 1
            assert (await second.renew({})).held == set()
            await first.give_up(standing.surplus, {})
            assert (await second.renew({})).held == standing.surplus


async def test_whoever_is_gone_is_struck_off_and_told_so_when_they_come_back(address: str) -> None:
    async with company(address, 2, 4) as [first, second]:
        await settled([first, second])
        await order(address, GONE, first._me)
        assert await settled([second]) == [{0, 1, 2, 3}]
        with pytest.raises(StruckOffError):
            await first.renew({})
        await first.join(4)
        assert sorted(map(len, await settled([first, second]))) == [2, 2]


async def test_whoever_is_late_and_was_not_struck_off_goes_on(address: str) -> None:
    async with company(address, 1, 2) as [only]:
        await settled([only])
        await order(address, GONE, only._me)
        assert (await only.renew({})).held == {0, 1}


async def test_what_is_being_talked_at_a_shard_goes_to_whoever_takes_it(address: str) -> None:
    async with company(address, 2, 2) as [first, second]:
        [mine], [theirs] = (await first.renew({})).held, (await second.renew({})).held
        said = {shard: Talk(f"talk {shard}", "wss://there", 5) for shard in range(2)}
        assert (await first.renew(said)).talks == {}
        # How far it has come in the end is noted, and nothing about what others hold.
        await first.leave({mine: Talk("talk", "wss://there", 99), theirs: Talk("nobody's", "", 0)})
        assert (await second.renew({})).talks == {mine: Talk("talk", "wss://there", 99)}
        await second.leave({})
        [found] = await order(address, "SELECT talk FROM shards WHERE id = $1", theirs)
        assert found["talk"] is None


async def test_when_all_were_gone_there_are_as_many_shards_as_discord_wants_now(address: str) -> None:
    async with company(address, 1, 2) as [first]:
        await settled([first])
        await order(address, GONE, first._me)
        async with company(address, 1, 5) as [second]:
            assert await settled([second]) == [{0, 1, 2, 3, 4}]


async def test_shards_identify_one_after_the_other(address: str) -> None:
    async with company(address, 2, 4) as [first, second]:
        turns = [await each.turn(0) for each in (first, second, first)]
        assert turns[0] == 0 < turns[1] <= LONG < turns[2] <= 2 * LONG
        assert await second.turn(1) == 0


async def test_whoever_is_held_up_and_misses_the_turn_to_identify_takes_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    passed, turns = [2 * LATE, LATE / 2], list[int]()
    monkeypatch.setattr("bot.store.leases.monotonic", lambda: sum(passed[: len(turns)]))

    class HeldUp(Leases):
        async def turn(self, bucket: int) -> float:
            turns.append(bucket)
            return 0.0

    await HeldUp("nowhere").await_turn(3)
    assert turns == [3, 3]


async def test_what_one_tells_all_others_hear(address: str) -> None:
    async with company(address, 2, 1) as [first, second]:
        heard: list[tuple[str, int]] = []
        told = asyncio.Event()

        def hear(about: str, number: int) -> None:
            heard.append((about, number))
            if about == "person":
                told.set()

        first.listen(lambda about, number: heard.append(("myself", 0)))
        second.listen(hear)
        await first.tell([("game", 7), ("person", 1 << 60)])
        async with asyncio.timeout(30):
            await told.wait()
        assert heard == [("game", 7), ("person", 1 << 60)]


class Hand:
    """Notes what it is given, and what is taken from it."""

    def __init__(self) -> None:
        self.deeds: list[tuple[str, set[int]]] = []
        self.talks: dict[int, Talk] = {}

    async def take(self, shards: Collection[int], talks: Mapping[int, Talk]) -> None:
        self.deeds.append(("take", set(shards)))
        self.talks |= talks

    async def leave_to_others(self, shards: Collection[int]) -> None:
        self.deeds.append(("leave", set(shards)))

    async def fall_silent(self) -> None:
        self.deeds.append(("silent", set()))


async def test_a_process_speaks_for_its_shards_until_shortly_before_its_lease_is_over(address: str) -> None:
    store, now, hand = await opened(address), 100.0, Hand()
    share = Share(Leases(address), store, lambda: now)
    try:
        row = await open_table(Sessions(store))
        assert not share.speaks_for(row.guild_id)
        await share.join(1)
        await share.renew(hand)
        assert hand.deeds == [("take", {0})]
        assert (share.first, list(await share.ours([row.id, 99]))) == (True, [row.id])
        now += LONG - MARGIN - 0.1
        assert share.speaks_for(row.guild_id)
        # It was stopped, and knows before it asks anybody.
        now += 0.2
        assert not share.speaks_for(row.guild_id)
        assert (share.first, list(await share.ours([row.id]))) == (False, [])
        # Nobody was there to take over: it goes on, and sees to what was left to be done.
        await share.renew(hand)
        assert hand.deeds == [("take", {0})] * 2
        assert share.speaks_for(row.guild_id)
        await order(address, "DELETE FROM processes")
        await share.renew(hand)
        assert (hand.deeds[2:], share.speaks_for(row.guild_id)) == ([("silent", set())], False)
        await share.renew(hand)
        assert hand.deeds[3:] == [("take", {0})]
    finally:
        await share.leave({})
        await store.close()


async def test_a_share_is_left_before_it_is_given_up(address: str) -> None:
    store = await opened(address)
    shares, hands = [Share(Leases(address), store) for _ in range(2)], [Hand(), Hand()]
    try:
        await shares[0].join(2)
        await shares[0].renew(hands[0])
        await shares[1].join(2)
        for _ in range(2):
            for share, hand in zip(shares, hands, strict=True):
                await share.renew(hand)
        [left] = hands[0].deeds[1:]
        assert left[0] == "leave"
        assert hands[1].deeds == [("take", left[1])]
        assert [share.alive for share in shares] == [2, 2]
        for server in range(1000):
            guild = server << 22
            assert [share.speaks_for(guild) for share in shares].count(True) == 1
    finally:
        for share in shares:
            await share.leave({})
        await store.close()


def test_one_process_speaks_for_everything() -> None:
    assert Alone().speaks_for(None)
    assert Alone().first
    assert shard_of(None, 5) == 0
    assert shard_of(7 << 22, 5) == 2


@pytest.mark.parametrize("alive", [1, 3, 8])
def test_the_requests_of_all_processes_stay_within_the_limit(alive: int) -> None:
    """In any second fifty at most, however they come."""
    luck = Random(alive)
    sent: list[float] = []
    for _ in range(alive):
        share = Share.__new__(Share)
        share.alive = alive
        turnstile, now = Turnstile(share, counting=True), 0.0
        for _ in range(400):
            now += luck.choice([0, 0, 0, 0.001, 0.5])
            sent.append(now + turnstile.wait(now))
    sent.sort()
    most = max(sum(at <= other < at + 1 for other in sent) for at in sent[:400])
    assert most <= STEADILY + AT_ONCE + alive
