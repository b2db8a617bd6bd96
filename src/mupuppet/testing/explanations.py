"""What a failing assertion shows: the difference, what is near, and why things are as they are."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches, unified_diff
from typing import TYPE_CHECKING, Any, Protocol

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


def shown(value: Any) -> str:
    """A value in a message, in Puppet's notation."""
    from mupuppet.catalog.text import literal

    if isinstance(value, Matcher) or callable(value):
        return repr(value)
    text = literal(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def difference(expected: Any, actual: Any) -> str:
    """The lines in which two strings differ; nothing for other values."""
    if not (isinstance(expected, str) and isinstance(actual, str)):
        return ""
    if "\n" not in expected and "\n" not in actual:
        return ""
    lines = unified_diff(
        expected.splitlines(), actual.splitlines(), "expected", "in the catalog", lineterm="", n=2
    )
    return "\n".join(lines)


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
    """Why an attribute has its value, or is not there; why a resource is, or is not, there."""
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
