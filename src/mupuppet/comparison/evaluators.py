"""The evaluators that can be compared with real Puppet, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mupuppet.comparison.compare import Evaluator

#: The names, with what `mupuppet compare --help` says about them.
EVALUATORS = {
    "paper": "the rules of the paper",
    "compiler": "the compiler",
}
#: Evaluators that are compared only when they are asked for.
MORE_EVALUATORS = {"plus": "the rules of μPuppet⁺"}


def make_evaluator(name: str, ruby: str = "auto") -> Evaluator:
    """The evaluator of a name; what it needs is imported here and not before.

    `ruby` is when real Ruby may run.
    """
    if name == "paper":
        from mupuppet.comparison.paper_evaluator import PaperEvaluator

        return PaperEvaluator()
    if name == "plus":
        from mupuppet.comparison.paper_evaluator import PlusEvaluator

        return PlusEvaluator()
    if name == "compiler":
        from mupuppet.comparison.compiler_evaluator import CompilerEvaluator

        return CompilerEvaluator(ruby)
    raise ValueError(f"there is no evaluator {name!r}")
