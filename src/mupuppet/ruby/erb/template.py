"""Templates: compiled once, rendered often."""

from __future__ import annotations

import re
from functools import lru_cache

from mupuppet.ruby.erb.scan import scan_template
from mupuppet.ruby.evaluation.errors import Break, Next, Retry, RubyError, UnsupportedRuby
from mupuppet.ruby.evaluation.lowering import Closure, Lowering, Node
from mupuppet.ruby.evaluation.mutation import Mutations
from mupuppet.ruby.evaluation.program import load_everything, parse_program
from mupuppet.ruby.evaluation.run import Host, Run
from mupuppet.values.regexps import PatternError


class Template:
    """A template that is ready to be rendered."""

    def __init__(self, body: Closure, slot_count: int, changes: bool) -> None:
        self._body = body
        self._slot_count = slot_count
        self._changes = changes

    def render(self, host: Host, file: str | None = None) -> str:
        """The text. Raises RubyError, or UnsupportedRuby where only the values tell."""
        run = Run(host, self._slot_count, file, self._changes)
        try:
            self._body(run)
        except PatternError as problem:
            raise UnsupportedRuby(str(problem)) from None
        except RecursionError:
            raise RubyError("SystemStackError", "stack level too deep") from None
        except (Next, Break, Retry):
            raise UnsupportedRuby("`next' or `break' out of what has ended") from None
        run.hand_back()
        return "".join(run.output)


#: Only then is there something to be gathered.
_DEFINITION = re.compile(r"\b(?:class|module|Struct)\b")


@lru_cache(maxsize=2000)
def compile_template(text: str) -> Template:
    """The template of a text. Raises UnsupportedRuby."""
    return make_template(text)[0]


def make_template(text: str, lower: type[Lowering] = Lowering) -> tuple[Template, Node]:
    """The template of a text, and the tree of its program. Raises UnsupportedRuby."""
    program, texts = scan_template(text)
    load_everything()
    root = parse_program(program)
    lowering = lower(texts, Mutations(root))
    if _DEFINITION.search(program) is not None:
        lowering.sources.gather(root, None)
    try:
        body = lowering.lower(root)
    except RecursionError:
        raise UnsupportedRuby("Ruby that is nested too deeply") from None
    return Template(body, lowering.slot_count, lowering.mutations.any), root
