"""What of Ticket to Ride: Amsterdam anybody may look up: transport cards, merchandise and contracts."""

from rules.core.asking import Text
from rules.core.index import Entry
from rules.ride.board import TRANSPORT, Contract, board
from rules.ride.view import ContractView


def index() -> tuple[Entry, ...]:
    """Every card that comes with the game."""
    return (
        *[Entry(f"transport-{color}", Text("ride-card-transport", {"color": color})) for color in TRANSPORT],
        Entry("merchandise", Text("ride-card-merchandise")),
        *[_contract(contract) for contract in board().contracts.values()],
    )


def _contract(card: Contract) -> Entry:
    title = Text("ride-card-contract", {"contract": card.option.text})
    return Entry(
        f"contract-{card.id}", title, shown=ContractView(card.id, card.a, card.b, card.value, done=False)
    )
