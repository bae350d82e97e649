"""Why a house player answers as it does: a sentence for every kind of choice."""

from rules.core.asking import Ask, Picks, Text

#: The arguments of the chosen option that each reason tells; what is not here needs none.
TOLD = {
    "activate": ("card",),
    "use": ("card",),
    "card": ("card",),
    "discard": ("card",),
    "block": ("block", "good"),
    "load": (),
    "barge": ("place", "cubes"),
    "deliver": ("good", "points"),
    "amstel": ("spaces", "points"),
    "market": ("tile",),
    "keep": ("color",),
    "gain": ("color",),
    "store": ("good",),
    "sell": ("good",),
    "put": (),
    "show": (),
    "return": (),
    "pay": (),
    "cube": (),
    "dice": (),
    "slot": (),
    "leave": (),
    "pass": (),
}
#: Options that mean something else than their verb says.
NAMED = {"card:none": "none", "card:craftsman": "blind", "card:building": "blind", "slot:stay": "stay"}


def why(question: Ask, picks: Picks) -> Text:
    """The reason for what was picked."""
    option = next(option for option in question.options if option.id == picks[0])
    verb = "tow" if question.text.key == "feld-ask-tow" else NAMED.get(option.id, option.verb)
    if verb == "worker":
        verb = option.id.removeprefix("worker:").partition("-")[0]
        return Text(f"feld-why-{verb}-worker", {"worker": option.text.args["worker"]})
    if verb == "tow":
        return Text("feld-why-tow", {"place": option.text.args["place"]})
    if question.text.key == "feld-ask-free-block":
        return Text("feld-why-free-block", {"block": option.text.args["block"]})
    args = option.text.args
    return Text(f"feld-why-{verb}", {name: args[name] for name in TOLD.get(verb, ())})
