"""Predictions: who may foretell what until when, and how well it was foretold when a game is over."""

from bot.messages.foretelling import NONE
from bot.play.session import Sessions
from bot.store.handovers import insiders
from bot.store.predictions import foretell, gone_back, take_back
from bot.store.rows import PredictionRow
from bot.tables.predictions import sureness
from bot.tables.seated import Seated
from rules.core.asking import Illegal


async def may_foretell(sessions: Sessions, seated: Seated, user_id: int) -> bool:
    """Whether it can still be foretold, and by them: nobody may who knows a seat's secrets, or did."""
    row = seated.row
    if row.stage != "playing" or seated.played(user_id):
        return False
    knowing = await insiders(sessions.store, row.id)
    if any(user_id in people for people in knowing.values()):
        return False
    begun = seated.game.foretelling(seated.look().view(None)).open
    return begun and not await gone_back(sessions.store, row.id)


async def predict(sessions: Sessions, game_id: int, user_id: int, about: str, chosen: str) -> None:
    """Keep what somebody foretells, as an outcome and how sure they are, or with neither take it back."""
    async with sessions.holding(game_id):
        seated = await sessions.seated(game_id)
        if seated.row.stage == "playing" and seated.played(user_id):
            raise Illegal("refused-foretell-player")
        if not await may_foretell(sessions, seated, user_id):
            raise Illegal("refused-foretell-late")
        asks = seated.game.foretelling(seated.look().view(None)).asks
        asked = next((each for each in asks if each.name == about), None)
        outcome, _, sure = chosen.partition(":")
        if asked is None or (chosen != NONE and outcome not in asked.outcomes):
            raise Illegal("refused-old-button")
        async with sessions.store.change() as db:
            if chosen == NONE:
                await take_back(db, game_id, user_id, about)
                return
            if sure not in map(str, sureness(asked)):
                raise Illegal("refused-old-button")
            await foretell(db, PredictionRow(game_id, user_id, about, outcome, int(sure)))
