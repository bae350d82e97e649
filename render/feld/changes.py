"""What differs between two views of a game, in the names that pictures point out."""

from rules.feld.view import View


def changes(before: View, after: View) -> frozenset[str]:
    """The blocks and places that changed, and "amstel", "display" and "tile" where those did."""
    blocks = {block.id: block.owner for block in before.blocks}
    places = {place.id: (place.stored, place.workers) for place in before.places}
    found = {block.id for block in after.blocks if block.owner != blocks.get(block.id)}
    found |= {place.id for place in after.places if (place.stored, place.workers) != places.get(place.id)}
    if before.discs != after.discs:
        found.add("amstel")
    if set(after.display) - set(before.display):
        found.add("display")
    if before.tile.code != after.tile.code:
        found.add("tile")
    return frozenset(found)
