"""What a failing assertion shows: the difference, similar names or values, and an explanation."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import SequenceMatcher, get_close_matches, unified_diff
from typing import TYPE_CHECKING, Any, Protocol

from mupuppet.diagnostics.render_text import show_text
from mupuppet.testing.matchers import Matcher

if TYPE_CHECKING:
    from mupuppet.catalog.catalog import Catalog
    from mupuppet.compiler.api import Compilation
    from mupuppet.provenance import Explanation, Provenance


class Explained(Protocol):
    """A compilation that is explained, and the directory from which paths are shown."""

    @property
    def compilation(self) -> Compilation: ...

    @property
    def root(self) -> str: ...


#: How many columns explanations take.
_COLUMNS = 100
#: How much of a value is shown in a line.
_LONGEST = 200
#: How many lines of a value are shown that are near to what was expected.
_MOST_LINES = 5
#: How many characters a line has in common with what was expected, if it is near.
_LEAST_COMMON = 4
#: How many lines of an explanation are shown.
_MOST_EXPLAINED = 20


def printable(message: str) -> str:
    """A message with nothing that a terminal obeys: it has titles and values of the code."""
    return "\n".join(map(show_text, message.split("\n")))


def shown(value: Any) -> str:
    """A value in a message, in Puppet's notation."""
    from mupuppet.catalog.text import literal

    if isinstance(value, Matcher) or callable(value):
        return repr(value)
    text = literal(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def difference(name: str, expected: Any, actual: Any) -> str:
    """How the value of an attribute differs; of strings with several lines, in which ones."""
    if not isinstance(actual, str) or "\n" not in actual.rstrip("\n"):
        return f"{name} is {shown(actual)}, expected {shown(expected)}"
    lines = actual.splitlines()
    if isinstance(expected, str):
        compared = unified_diff(
            expected.splitlines(), lines, "expected", "in the catalog", lineterm="", n=2
        )
        return "\n".join([f"{name} differs:", *compared])
    return "\n".join(
        [f"{name} is not as expected: {shown(expected)}", *_lines_near(expected, lines)]
    )


def _lines_near(expected: Any, lines: list[str]) -> list[str]:
    """The lines that may have been meant, with their numbers; or the first ones."""
    wanted = expected.looked_for if isinstance(expected, Matcher) else ()
    if isinstance(expected, re.Pattern):
        wanted = (expected.pattern,)
    common = {
        at: max((_common(text, line) for text in wanted), default=0)
        for at, line in enumerate(lines)
    }
    least = max(_LEAST_COMMON, max(common.values()) // 2)
    best = sorted(common, key=lambda at: -common[at])[:_MOST_LINES]
    near = sorted(at for at in best if common[at] >= least)
    head = "the nearest of its" if near else "the first of its"
    shown_ones = near or range(min(_MOST_LINES, len(lines)))
    return [f"{head} {len(lines)} lines:", *(f"{at + 1:5} | {lines[at]}" for at in shown_ones)]


def _common(text: str, line: str) -> int:
    """How many characters in a row a line has in common with what is looked for."""
    return SequenceMatcher(None, text, line, autojunk=False).find_longest_match().size


def brief(text: str, rest: str) -> str:
    """The beginning of a long explanation; `rest` is what gives all of it."""
    lines = text.splitlines()
    if len(lines) <= _MOST_EXPLAINED + 1:
        return text
    more = len(lines) - _MOST_EXPLAINED
    return "\n".join([*lines[:_MOST_EXPLAINED], f"… {more} more lines: {rest}", ""])


def nearest(ref: str, catalog: Catalog) -> list[str]:
    """References of the catalog that may have been meant: of the same type, or alike."""
    type, _, title = ref.partition("[")
    same = [each.ref for each in catalog if each.type.lower() == type.lower()]
    alike = get_close_matches(ref, same, n=3, cutoff=0.3)
    others = [each.ref for each in catalog if each.title == title.removesuffix("]")]
    others += get_close_matches(ref, [each.ref for each in catalog], n=3)
    return list(dict.fromkeys([*alike, *others]))[:3]


def provenance_of(catalog: Explained) -> Provenance:
    """The provenance of a test's catalog, made when the first assertion fails."""
    from mupuppet.provenance import Provenance

    return Provenance.of(catalog.compilation)


def why(catalog: Explained, ref: str, attribute: str | None = None) -> str:
    """Why an attribute has its value, or none; why a resource is in the catalog, or not."""
    from mupuppet.provenance.provenance import UnknownSubject

    provenance = provenance_of(catalog)
    found = catalog.compilation.catalog
    resource = None if found is None else found.get(ref)
    try:
        if resource is None:
            return _tree(ref, provenance.absence(ref), catalog)
        if attribute is None:
            return _tree(resource.ref, provenance.resource(resource.ref), catalog)
        title = f"{resource.ref} {attribute}"
        if attribute in resource.parameters:
            return _tree(title, provenance.attribute(resource.ref, attribute), catalog)
        return _tree(title, provenance.absence(resource.ref, attribute), catalog)
    except UnknownSubject as problem:
        return f"{problem}\n"


def why_order(catalog: Explained, first: str, second: str) -> str:
    """Why two resources are in some order, or in none."""
    from mupuppet.provenance.provenance import UnknownSubject

    try:
        return _tree("", provenance_of(catalog).order(first, second), catalog)
    except UnknownSubject as problem:
        return f"{problem}\n"


def _tree(title: str, explanation: Explanation, catalog: Explained) -> str:
    from mupuppet.provenance.render_text import TextOptions, render_text

    inputs = catalog.compilation.inputs
    modulepath = () if inputs is None else inputs.environment.modulepath
    options = TextOptions(columns=_COLUMNS, root=catalog.root, modulepath=modulepath, depth=6)
    lines = render_text(title, explanation, options).splitlines()
    kept = [line for line in lines if not line.endswith(("--full shows them)", "shows it)"))]
    return "\n".join(kept) + "\n"


def failure_of(compilation: Compilation) -> str:
    """The mistakes of a failed compilation, with the lines that they are about."""
    from mupuppet.diagnostics.render_full import render_full

    errors = [each for each in compilation.diagnostics if each.is_error]
    return "\n".join(render_full(each, columns=_COLUMNS) for each in errors[:3])


def indented(text: str) -> str:
    return "".join(f"    {line}\n" for line in text.splitlines())


def listed(names: Iterable[str]) -> str:
    return " or ".join(names)
