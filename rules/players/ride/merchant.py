"""The merchant: plans the cheapest network for its contracts, and acts on the plan.

It gives no reasons and answers with the question: people are advised by `adviser`.
"""

from rules.core.asking import Ask, Picks
from rules.players.ride import trade
from rules.players.ride.imagine import contract_cards
from rules.players.ride.plan import plan
from rules.players.ride.sight import Sight, sight
from rules.players.thought import Advice, Thought
from rules.ride.view import View


def merchant(view: View, question: Ask, mind: Thought) -> Advice:
    """Answer any question of the game."""
    return act(sight(view, contract_cards(view)), question), question.text


def act(s: Sight, question: Ask) -> Picks:
    """What a merchant in this position answers."""
    match question.text.key:
        case "ride-ask-keep":
            return tuple([question.options[place].id for place in trade.keep(s)])
        case "ride-ask-payment":
            options = [(option.id, option.text.args["color_paid"]) for option in question.options]
            return (trade.pay(s, options),)
        case "ride-ask-second-card":
            pick = trade.draw(s, plan(s), False)
            return (pick or question.options[0].id,)
    return (trade.turn(s),)
