"""By which commands the questions of Stefan Feld's Amsterdam are answered, and where their options stand."""

from rules.core.verbs import Spots, Verbs, buttons, end, select, step

PAYMENT = step("payment", "pay")
SALE = step("sale", "sell", "store")

VERBS: Verbs = {
    "card": (step("card", "card"), step("discard", "discard")),
    "dice": (step("dice", "dice"), step("slot", "slot")),
    "activate": (step("card", "activate"), PAYMENT),
    "use": (step("card", "use", "leave"), PAYMENT, step("color", "gain"), step("discard", "discard")),
    "block": (step("block", "block"), PAYMENT, SALE),
    "sell": (SALE,),
    "load": (step("good", "load"),),
    "barge": (step("place", "barge"), PAYMENT),
    "worker": (step("worker", "worker"),),
    "deliver": (step("good", "deliver"),),
    "amstel": (step("spaces", "amstel"), PAYMENT),
    "market": (step(None, "market"), step("color", "gain")),
    "pass": (step(None, "pass"), step("color", "keep")),
    "cube": (step("color", "cube", "gain", "keep"),),
    "pay": (PAYMENT,),
    "discard": (step("card", "discard"),),
    "put": (step("spot", "put"),),
    "show": (step("orders", "show"),),
    "return": (step("what", "return"),),
}
SPOTS: Spots = (
    #: What is free and brings something, and then what is done at once with what one has.
    buttons("deliver", "worker", "load", "use", "market", "activate", "leave"),
    buttons("store", "sell", rows=2),
    buttons("card", "discard", rows=2),
    buttons("dice", "slot", "gain", "cube", "keep", rows=2),
    buttons("put", "show", "return"),
    buttons("pay"),
    #: What is paid in colours, and what may be paid in any.
    select("block"),
    select("barge", "amstel"),
    end("pass"),
)
