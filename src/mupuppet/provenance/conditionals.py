"""Why branches were taken: conditionals as values, and the conditions around code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.catalog.explanation import NO_VALUE, Explanation
from mupuppet.provenance.paths import Path
from mupuppet.provenance.records import Control, Record
from mupuppet.provenance.texts import head_text, source_text
from mupuppet.syntax import nodes as n

if TYPE_CHECKING:
    from mupuppet.provenance.explainer import Explainer

_WORDS: dict[type[n.Node], str] = {n.Case: "case ", n.Unless: "unless "}


class Conditionals:
    """Explains conditionals and conditions."""

    def __init__(self, explainer: Explainer) -> None:
        self._explainer = explainer

    def explain(self, record: Record, path: Path, *, is_hidden: bool) -> Explanation:
        """A conditional that gives a value: what was chosen, and why."""
        explainer, node = self._explainer, record.node
        if isinstance(node, n.Selector):
            *tests, chosen = record.parts
            condition = Record("condition", node, record.source, parts=tests)
            children = [explainer.explain(chosen, path), self.condition(condition)]
        else:
            taken: Record | None = record.detail
            tests = [] if taken is None else taken.parts
            rest = [] if taken is None else record.parts[len(tests) :]
            children = [explainer.explain(part, path) for part in rest]
            if taken is None:
                taken = Record("condition", node, record.source, parts=record.parts)
            children.append(self.condition(taken))
        made = explainer.of_record(record, path, children)
        if record.source is not None and node is not None and not is_hidden:
            made.text = head_text(explainer.recorder, record.source, node)
        return made

    def condition(self, record: Record, taken: bool = True) -> Explanation:
        """Why a branch was taken."""
        explainer = self._explainer
        node, source = record.node, record.source
        assert node is not None and source is not None  # noqa: PT018  # conditions have both
        test = record.parts[0] if record.parts else None
        value = NO_VALUE if test is None else test.value
        children = explainer.parts_of(record.parts)
        made = explainer.make("condition", "", value, node, source, children)
        made.note = "because" if taken else "needs another value"
        if record.detail == "empty":
            made.value = NO_VALUE
            made.text = f"{head_text(explainer.recorder, source, node)} has nothing to loop over"
            made.note = None
            return made
        shown = node.left if isinstance(node, n.Selector) else getattr(node, "test", node)
        text = source_text(explainer.recorder, source, shown)
        made.text = _WORDS.get(type(node), "") + text
        position = source.position(shown.start)
        made.line, made.column = position.line, position.column
        return made

    def branch(self, control: Control, inner: list[Explanation]) -> Explanation:
        """Why a branch was taken; of a chain of them the last one says most."""
        assert control.record is not None  # branches have a condition
        made = self.condition(control.record)
        has_inner = any(each.kind == "condition" for each in inner)
        is_alternative = made.value is False or made.value is None
        made.is_detail = control.kind == "passed" or (has_inner and is_alternative)
        return made

    def around(self, controls: list[Control], *, detail: bool = False) -> list[Explanation]:
        """What had to hold for code to be run, the nearest first."""
        existence = self._explainer.existence
        made: list[Explanation] = []
        for control in controls:
            if control.kind in ("branch", "passed") and control.record is not None:
                made.append(self.branch(control, made))
            elif control.kind == "turn" and control.record is not None:
                made += existence.turn(control.record)
            elif control.kind == "body" and control.resource is not None:
                with self._explainer.aside():
                    chain = existence.explain(control.resource)
                chain.is_detail = True
                made.append(chain)
                break
        for each in made:
            each.is_detail = each.is_detail or detail
        return made
