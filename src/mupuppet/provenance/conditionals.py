"""Why branches were taken: conditionals as values, and the conditions around code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.catalog.explanation import NO_VALUE, Explanation
from mupuppet.provenance.controls import AfterBranch, Conditioned
from mupuppet.provenance.labels import head_text, source_text
from mupuppet.provenance.paths import Path
from mupuppet.provenance.records import ConditionalRecord, ConditionRecord
from mupuppet.syntax import nodes as n

if TYPE_CHECKING:
    from mupuppet.provenance.base_explainer import BaseExplainer

_WORDS: dict[type[n.Node], str] = {n.Case: "case ", n.Unless: "unless "}


class Conditionals:
    """Explains conditionals and conditions."""

    def __init__(self, explainer: BaseExplainer) -> None:
        self._explainer = explainer

    def explain(self, record: ConditionalRecord, path: Path, *, is_hidden: bool) -> Explanation:
        """A conditional that gives a value: what was chosen, and why."""
        explainer, node = self._explainer, record.node
        if isinstance(node, n.Selector):
            *tests, chosen = record.parts
            condition = ConditionRecord(node, record.source, tests)
            children = [explainer.explain(chosen, path), self.condition(condition)]
        else:
            taken = record.condition
            tests = [] if taken is None else taken.parts
            rest = [] if taken is None else record.parts[len(tests) :]
            children = [explainer.explain(part, path) for part in rest]
            if taken is None:
                taken = ConditionRecord(node, record.source, record.parts)
            children.append(self.condition(taken))
        made = explainer.of_record(record, path, children)
        if record.source is not None and node is not None and not is_hidden:
            made.text = head_text(explainer.recorder, record.source, node)
        return made

    def condition(self, record: ConditionRecord, taken: bool = True) -> Explanation:
        """Why a branch was taken."""
        explainer = self._explainer
        node, source = record.node, record.source
        assert node is not None and source is not None  # noqa: PT018  # conditions have both
        test = record.parts[0] if record.parts else None
        value = NO_VALUE if test is None else test.value
        children = explainer.parts_of(record.parts)
        made = explainer.make("condition", "", value, node, source, children)
        made.note = "because" if taken else "needs another value"
        if record.is_empty_loop:
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

    def branch(self, control: Conditioned, inner: list[Explanation]) -> Explanation:
        """Why a branch was taken; of a chain of them the last one is the most specific."""
        made = self.condition(control.condition)
        has_inner = any(each.kind == "condition" for each in inner)
        is_alternative = made.value is False or made.value is None
        made.is_detail = isinstance(control, AfterBranch) or (has_inner and is_alternative)
        return made
