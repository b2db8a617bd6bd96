"""Functions and type aliases of an environment, with the comments of puppet-strings above them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mupuppet.basics import slashed
from mupuppet.basics.records import Record, field
from mupuppet.environment.definition_names import names_below
from mupuppet.environment.environment import Environment

_TAG = re.compile(r"@(\w+)\s*(.*)")
_FUNCTION = re.compile(r"^[ \t]*function\s+(?:::)?([\w:]+)\s*(\([^{]*?\))?\s*(>>[^{]*)?\{", re.M)
_ALIAS = re.compile(r"^[ \t]*type\s+([\w:]+)\s*=\s*", re.M)
_RUBY = re.compile(r"^[ \t]*(?:Puppet::Functions\.create_function|newfunction)\s*\(", re.M)
_DISPATCH = re.compile(r"^[ \t]*dispatch\s+:\w+\s+do\n(.*?)^[ \t]*end\b", re.M | re.S)
_PARAM = re.compile(
    r"^\s*(required_|optional_|repeated_|required_repeated_|optional_repeated_)?"
    r"(block_)?param\s+(?:['\"]([^'\"]*)['\"]\s*,\s*)?:(\w+)"
)
_RETURN = re.compile(r"return_type\s+['\"]([^'\"]*)['\"]")


class Documented(Record):
    """A definition, and what its comment says."""

    name: str
    module: str
    file: str
    line: int
    signatures: tuple[str, ...]
    #: The first sentence, or `@summary`.
    summary: str
    paragraphs: tuple[str, ...] = ()
    parameters: dict[str, str] = field(default_factory=dict)
    returns: str | None = None
    example: str = ""


def functions_of(environment: Environment) -> Iterator[Documented]:
    """The functions of all modules, in Puppet's language and in Ruby."""
    for module, root in environment.modules.items():
        for name, path in names_below(slashed.join(root, "functions"), ".pp"):
            full = module if name == "init" else f"{module}::{name}"
            yield from _of_puppet(environment, full, module, path, _FUNCTION)
        for directory in ("lib/puppet/functions", "lib/puppet/parser/functions"):
            for name, path in names_below(slashed.join(root, directory), ".rb"):
                yield from _of_ruby(environment, name, module, path)


def aliases_of(environment: Environment) -> Iterator[Documented]:
    """The type aliases of all modules."""
    for module, root in environment.modules.items():
        for name, path in names_below(slashed.join(root, "types"), ".pp"):
            full = module if name == "init" else f"{module}::{name}"
            yield from _of_puppet(environment, full, module, path, _ALIAS)


def _text(environment: Environment, path: str) -> str | None:
    try:
        return environment.read_bytes(path).decode("utf-8", "replace")
    except OSError:
        return None


def _of_puppet(
    environment: Environment, name: str, module: str, path: str, pattern: re.Pattern[str]
) -> Iterator[Documented]:
    text = _text(environment, path)
    for found in pattern.finditer(text or ""):
        assert text is not None  # something was found in it
        if found[1].lower() != name.lower():
            continue
        if pattern is _ALIAS:
            signature = f"{found[1]} = {' '.join(text[found.end() :].split())}"
        else:
            signature = " ".join(f"{found[1]}{found[2] or '()'} {found[3] or ''}".split())
        yield _documented(found[1], module, path, text, found.start(), (signature,))


def _of_ruby(environment: Environment, name: str, module: str, path: str) -> Iterator[Documented]:
    text = _text(environment, path)
    found = _RUBY.search(text or "")
    if text is None or found is None:
        return  # a helper
    signatures = tuple(_dispatch(name, each[1]) for each in _DISPATCH.finditer(text))
    yield _documented(name, module, path, text, found.start(), signatures)


def _dispatch(name: str, body: str) -> str:
    shown = []
    for line in body.split("\n"):
        found = _PARAM.match(line)
        if found is not None:
            kind, block, type, parameter = found.groups()
            text = f"&{parameter}" if block else f"{type or 'Any'} ${parameter}"
            text = f"{text}…" if "repeated" in (kind or "") else text
            shown.append(f"[{text}]" if "optional" in (kind or "") else text)
    returned = _RETURN.search(body)
    return f"{name}({', '.join(shown)})" + (f" >> {returned[1]}" if returned else "")


def _documented(
    name: str, module: str, path: str, text: str, at: int, signatures: tuple[str, ...]
) -> Documented:
    line = text.count("\n", 0, at) + 1
    above = []
    for each in reversed(text[:at].split("\n")[:-1]):
        if not each.strip().startswith("#"):
            break
        above.append(re.sub(r"^\s*#+ ?", "", each))
    said = _Comment(above[::-1])
    summary = said.tags.get("summary") or said.first or "(not documented)"
    return Documented(
        name, module, path, line, signatures, summary, said.rest, said.parameters,
        said.tags.get("return"), said.example,
    )  # fmt: skip


class _Comment:
    """A parsed comment."""

    def __init__(self, lines: list[str]) -> None:
        self.tags: dict[str, str] = {}
        self.parameters: dict[str, str] = {}
        examples: list[str] = []
        paragraphs: list[list[str]] = [[]]
        tag: str | None = None
        parameter = ""
        for line in lines:
            found = _TAG.match(line)
            if found is not None:
                tag = found[1]
                content = found[2]
                if tag == "param":
                    typed = re.match(r"(?:\[[^\]]*\]\s*)?(\w+)\s*(?:\[[^\]]*\])?\s*(.*)", content)
                    parameter, content = (typed[1], typed[2]) if typed else ("", content)
                    self.parameters[parameter] = content
                elif tag != "example":
                    self.tags[tag] = re.sub(r"^\[[^\]]*\]\s*", "", content)
            elif tag is None:
                if line.strip():
                    paragraphs[-1].append(line.strip())
                elif paragraphs[-1]:
                    paragraphs.append([])
            elif line.startswith(" ") or not line.strip():
                if tag == "example":
                    examples.append(line[2:] if line.startswith("  ") else line)
                elif tag == "param":
                    self.parameters[parameter] = (
                        f"{self.parameters[parameter]} {line.strip()}".strip()
                    )
                else:
                    self.tags[tag] = f"{self.tags[tag]} {line.strip()}".strip()
            else:
                tag = None
                paragraphs.append([line.strip()])
        joined = [" ".join(each) for each in paragraphs if each]
        self.first = joined[0] if joined else None
        self.rest = tuple(joined if self.tags.get("summary") else joined[1:])
        self.example = "\n".join(examples).strip("\n")
