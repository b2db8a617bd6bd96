"""Templates: compiled once, rendered often."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from mupuppet.ruby.erb import arrays, hashes, kernel  # noqa: F401  # they define methods
from mupuppet.ruby.erb.errors import Break, Next, RubyError, UnsupportedRuby
from mupuppet.ruby.erb.lowering import Closure, Lowering
from mupuppet.ruby.erb.mutation import Mutations
from mupuppet.ruby.erb.run import Host, Run
from mupuppet.ruby.erb.scan import scan_template
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
        except (Next, Break):
            raise UnsupportedRuby("`next' or `break' out of what has ended") from None
        return "".join(run.output)


@lru_cache(maxsize=2000)
def compile_template(text: str) -> Template:
    """The template of a text. Raises UnsupportedRuby."""
    program, texts = scan_template(text)
    root = _parser().parse(program.encode("utf-8", "surrogateescape")).root_node
    if root.has_error:
        raise UnsupportedRuby("Ruby that cannot be parsed", _error_line(root))
    lowering = Lowering(texts, Mutations(root))
    try:
        body = lowering.lower(root)
    except RecursionError:
        raise UnsupportedRuby("Ruby that is nested too deeply") from None
    return Template(body, lowering.slot_count, lowering.mutations.any)


@lru_cache(maxsize=1)
def _parser() -> Any:
    # Imported late: many compilations have no ERB.
    import tree_sitter
    import tree_sitter_ruby

    return tree_sitter.Parser(tree_sitter.Language(tree_sitter_ruby.language()))


def _error_line(node: Any) -> int:
    """The line of the first mistake."""
    while True:
        inner = next((child for child in node.children if child.has_error), None)
        if node.type == "ERROR" or node.is_missing or inner is None:
            line: int = node.start_point[0] + 1
            return line
        node = inner
