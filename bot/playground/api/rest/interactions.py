"""Requests that answer an interaction: the first answer, and what its token allows afterwards."""

from bot.playground.api.rest.reception import Answer, Call
from bot.playground.checks.bodies import Callback, Choices, Message, Modal, shaped
from bot.playground.world.interactions import CHOICES, REPLY, SHOW_MODAL, UPDATE
from bot.playground.world.messages import Sending
from bot.playground.world.state import EPHEMERAL, LOADING, Payload

SHAPES = {CHOICES: Choices, SHOW_MODAL: Modal}


def callback(call: Call) -> Answer:
    body = shaped(call.body, Callback)
    kind = body["type"]
    sending = Sending(shaped(body.get("data", {}), SHAPES.get(kind, Message)), call.uploads)
    made = call.desk.callback(
        call.where["interaction_id"], call.where["interaction_token"], sending, kind=kind
    )
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return Answer(204)
    told: Payload = {"id": made.id, "type": made.type}
    if made.original is None or kind in (CHOICES, SHOW_MODAL):
        return Answer(200, {"interaction": told})
    flags = made.original.flags
    told |= {
        "response_message_id": made.original.id,
        "response_message_loading": bool(flags & LOADING),
        "response_message_ephemeral": bool(flags & EPHEMERAL),
        "channel_id": made.channel.id,
    } | ({"guild_id": made.channel.guild_id} if made.channel.guild_id else {})
    answer: Payload = {"interaction": told}
    if kind in (REPLY, UPDATE):
        answer["resource"] = {"type": kind, "message": made.original.payload}
    return Answer(200, answer)


def follow_up(call: Call) -> Answer:
    made = call.desk.by_token(call.where["webhook_token"])
    message = call.desk.follow_up(made, call.sending)
    return Answer(200, message.payload)


def get_answer(call: Call) -> Payload:
    made = call.desk.by_token(call.where["webhook_token"])
    return call.desk.message_of(made, call.where.get("message_id", "@original")).payload


def edit_answer(call: Call) -> Payload:
    made = call.desk.by_token(call.where["webhook_token"])
    message = call.desk.message_of(made, call.where.get("message_id", "@original"))
    return call.desk.edit(made, message, call.sending).payload


def delete_answer(call: Call) -> None:
    made = call.desk.by_token(call.where["webhook_token"])
    call.desk.delete(made, call.desk.message_of(made, call.where.get("message_id", "@original")))
