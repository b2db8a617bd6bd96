"""Templates and Ruby functions, and data: what their content shows."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from mupuppet.analysis.upgrades.version_step import Step, finding, legacy_fact
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.legacy_facts import structured_fact
from mupuppet.source import SourceFile

#: The code of a template: what is in its tags, comments excepted.
_ERB_CODE = re.compile(r"<%(?![%#])(.*?)-?%>", re.DOTALL)
#: Variables and facts that Ruby code reads. In a template, `@name` is a variable of the scope.
_INSTANCE_VARIABLE = r"(?<![\w@])@(?P<instance>[a-z]\w*)(?!\s*=[^=~])(?!\w)"
_IN_FACTS = r"(?:@facts|\[['\"](?:::)?facts['\"]\])\[['\"](?P<fact>\w+)['\"]\]"
_IN_SCOPE = (
    r"(?:(?:closure_)?scope(?:\.to_hash)?(?:\[|\.(?:lookupvar|include\?|exist\?|\[\])\(?)"
    r"|(?:lookupvar|has_variable\?)\(?)\s*"
    r"['\"](?:::)?(?!facts['\"])(?P<scope>\w+)['\"]"
)
_IN_TEMPLATE = re.compile(f"{_IN_FACTS}|{_INSTANCE_VARIABLE}|{_IN_SCOPE}")
_IN_FUNCTION = re.compile(f"{_IN_FACTS}|{_IN_SCOPE}")
_COMMENT = re.compile(r"^\s*#.*$", re.MULTILINE)

#: `%{osfamily}`, `%{::osfamily}`, `%{facts.osfamily}`, `%{scope('osfamily')}` in data, and the
#: variable that a level of hiera.yaml goes through.
_VARIABLE = r"['\"]?(?:::)?(?:facts\.)?['\"]?(?P<name>\w+)['\"]?"
_INTERPOLATED = re.compile(rf"%\{{\s*(?:scope\(\s*)?{_VARIABLE}\s*\)?\s*\}}")
_MAPPED = re.compile(rf"\bmapped_paths['\"]?:\s*(?:\[|-\s)\s*{_VARIABLE}\s*(?:,|$)", re.MULTILINE)
#: What Ruby has in place of what it has removed.
_INSTEAD = {
    "Bignum": "Integer",
    "FileTest.exists?": "File.exist?",
    "Fixnum": "Integer",
    "Random::DEFAULT": "Random",
    "SortedSet": "Set",
    "Struct::Group": "Etc::Group",
    "Struct::Passwd": "Etc::Passwd",
    **dict.fromkeys(["URI.decode", "URI.unescape"], "URI::DEFAULT_PARSER.unescape"),
    **dict.fromkeys(["URI.encode", "URI.escape"], "URI::DEFAULT_PARSER.escape"),
}


def find_in_template(source: SourceFile, step: Step, variables: set[str]) -> Iterator[Diagnostic]:
    """What changes in an ERB template; `variables` are those that its module sets."""
    for code in _ERB_CODE.finditer(source.text):
        start, content = code.start(1), _without_comments(code[1])
        if step.loses_legacy_facts:
            yield from _facts(
                source, step, start, content, _IN_TEMPLATE, lambda name: name in variables
            )
        yield from _removed(source, step, start, content)


def find_in_ruby(source: SourceFile, step: Step) -> Iterator[Diagnostic]:
    """What changes in a file of Ruby code."""
    content = _without_comments(source.text)
    if step.loses_legacy_facts:
        yield from _facts(source, step, 0, content, _IN_FUNCTION, lambda _: False)
    yield from _removed(source, step, 0, content)


def find_in_data(source: SourceFile, step: Step) -> Iterator[Diagnostic]:
    """What changes in hiera.yaml or a data file."""
    if not step.loses_legacy_facts:
        return
    content = _without_comments(source.text)
    for found in _INTERPOLATED.finditer(content):
        structured = structured_fact(found["name"])
        if structured is not None:
            instead = f"%{{{_dotted(structured)}}}"
            yield legacy_fact(found["name"], instead, source, found.start(), found.end(), step)
    for found in _MAPPED.finditer(content):
        structured = structured_fact(found["name"])
        if structured is not None:
            start, end = found.span("name")
            yield legacy_fact(found["name"], _dotted(structured), source, start, end, step)


def _without_comments(content: str) -> str:
    """The same with blanks in place of lines that are comments."""
    return _COMMENT.sub(lambda found: " " * len(found[0]), content)


def _facts(
    source: SourceFile,
    step: Step,
    start: int,
    content: str,
    reads: re.Pattern[str],
    is_variable: Callable[[str], bool],
) -> Iterator[Diagnostic]:
    for found in reads.finditer(content):
        name = found[found.lastgroup or 0]
        structured = structured_fact(name)
        if structured is None or (found.lastgroup == "instance" and is_variable(name)):
            continue
        keys = structured.removeprefix("$facts")
        if found.lastgroup == "scope":
            instead = f"scope['facts']{keys}"
        else:
            instead = f"@facts{keys}" if found.lastgroup == "instance" else f"…{keys}"
        at = start + found.start()
        yield legacy_fact(name, instead, source, at, start + found.end(), step)


def _dotted(structured: str) -> str:
    """`facts.os.family` of `$facts['os']['family']`."""
    return ".".join(["facts", *re.findall(r"\['?([^\]']+)'?\]", structured)])


@cache
def _removed_names(names: frozenset[str]) -> re.Pattern[str] | None:
    written = []
    for name in sorted(names):
        _, is_method, method = name.partition("#")
        if not is_method:
            written.append(rf"(?<![\w:.]){re.escape(name)}(?![\w?])")
        elif method[0].isalpha():  # any value may have an operator of its own
            written.append(rf"(?<=[\w)\]}}'\"])\.{re.escape(method)}(?![\w?(=])")
    return re.compile("|".join(written)) if written else None


def _removed(source: SourceFile, step: Step, start: int, content: str) -> Iterator[Diagnostic]:
    pattern = _removed_names(step.lost_in_ruby)
    for found in () if pattern is None else pattern.finditer(content):
        name = found[0]
        instead = _INSTEAD.get(name)
        yield finding(
            "upgrade-removed-ruby",
            f"Ruby {step.after.ruby} of {step.after} does not have `{name.lstrip('.')}`",
            source, start + found.start(), start + found.end(),
            f"use `{instead}`" if instead else "leave it out",
        )  # fmt: skip
