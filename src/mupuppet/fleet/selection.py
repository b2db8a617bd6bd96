"""The smallest set of nodes that covers everything that a change affects."""

from __future__ import annotations

from mupuppet.fleet.impact import Impact

#: How many choices are tried before a cover that may not be the smallest is good enough.
_MOST_CHOICES = 20_000


def smallest_selection(impact: Impact) -> list[str]:
    """Nodes that have, together, all changed inputs, as few as possible."""
    nodes: dict[frozenset[str], str] = {}
    for node, reasons in sorted(impact.nodes.items()):
        nodes.setdefault(frozenset(each.input for each in reasons), node)
    # What another set contains adds nothing.
    sets = [each for each in nodes if not any(each < other for other in nodes)]
    search = _Search(sets)
    return sorted(nodes[each] for each in search.best)


class _Search:
    """Branch and bound: some set must have the input that the fewest have."""

    def __init__(self, sets: list[frozenset[str]]) -> None:
        self._sets = sorted(sets, key=lambda each: (-len(each), sorted(each)))
        self._choices = 0
        every = frozenset[str]().union(*sets)
        self.best = self._greedy(every)
        self._try(every, [])

    def _greedy(self, left: frozenset[str]) -> list[frozenset[str]]:
        """Always the one that adds most."""
        chosen: list[frozenset[str]] = []
        while left:
            chosen.append(max(self._sets, key=lambda each: len(each & left)))
            left -= chosen[-1]
        return chosen

    def _try(self, left: frozenset[str], chosen: list[frozenset[str]]) -> None:
        if not left:
            if len(chosen) < len(self.best):
                self.best = list(chosen)
            return
        self._choices += 1
        most = max(len(each & left) for each in self._sets)
        needed = -(-len(left) // most)
        if self._choices > _MOST_CHOICES or len(chosen) + needed >= len(self.best):
            return
        having = {name: [each for each in self._sets if name in each] for name in sorted(left)}
        for each in min(having.values(), key=len):
            self._try(left - each, [*chosen, each])
