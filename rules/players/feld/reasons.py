"""Why a house player answers as it does: a sentence for every kind of choice."""

from rules.core.asking import Ask, Option, Picks, Text

#: For each kind of choice its reason, and the arguments of the chosen option that it tells.
REASONS: dict[str, tuple[str, tuple[str, ...]]] = {
    "activate": ("feld-why-activate", ("card",)),
    "use": ("feld-why-use", ("card",)),
    "card": ("feld-why-card", ("card",)),
    "card:none": ("feld-why-none", ()),
    "card:craftsman": ("feld-why-blind", ()),
    "card:building": ("feld-why-blind", ()),
    "discard": ("feld-why-discard", ("card",)),
    "block": ("feld-why-block", ("block", "good")),
    "free-block": ("feld-why-free-block", ("block",)),
    "load": ("feld-why-load", ()),
    "barge": ("feld-why-barge", ("place", "cubes")),
    "tow": ("feld-why-tow", ("place",)),
    "deliver": ("feld-why-deliver", ("good", "points")),
    "take": ("feld-why-take-worker", ("worker",)),
    "bring": ("feld-why-bring-worker", ("worker",)),
    "amstel": ("feld-why-amstel", ("spaces", "points")),
    "market": ("feld-why-market", ()),
    "keep": ("feld-why-keep", ("color",)),
    "gain": ("feld-why-gain", ("color",)),
    "store": ("feld-why-store", ("good",)),
    "sell": ("feld-why-sell", ("good",)),
    "put": ("feld-why-put", ()),
    "show": ("feld-why-show", ()),
    "return": ("feld-why-return", ()),
    "pay": ("feld-why-pay", ()),
    "pay-gulden": ("feld-why-pay-gulden", ()),
    "cube": ("feld-why-cube", ()),
    "dice": ("feld-why-dice", ()),
    "slot": ("feld-why-slot", ()),
    "slot:stay": ("feld-why-stay", ()),
    "leave": ("feld-why-leave", ()),
    "pass": ("feld-why-pass", ()),
}
#: Questions whose options mean something else than their verb says.
NAMED = {"feld-ask-tow": "tow", "feld-ask-free-block": "free-block"}


def reason(question: Ask, picks: Picks) -> Text:
    """The reason for what was picked."""
    option = next(option for option in question.options if option.id == picks[0])
    key, told = REASONS[kind(question, option)]
    return Text(key, {name: option.text.args[name] for name in told})


def kind(question: Ask, option: Option) -> str:
    """Which kind of choice an option is."""
    if question.text.key in NAMED:
        return NAMED[question.text.key]
    if option.id in REASONS:
        return option.id
    if option.verb == "worker":
        return option.id.removeprefix("worker:").partition("-")[0]
    return "pay-gulden" if option.verb == "pay" and "gulden" in option.text.args else option.verb
