r"""Case files: several small cases in one file, each with its files and its recorded outcome.

    # What the cases of this file have in common.
    puppet: 7.23.0, 8.10.0, 9.0.0-rc1

    === first.pp
    # What the first case shows.
    include m
    --- modules/m/manifests/init.pp
    class m { }
    --- expected
    {
      "ok": true
    }

    === second.pp (no newline)
    notice(1)

A line `=== NAME` begins a case, and what follows is its main content. A line `--- PATH` begins
a further file of the case, and `--- expected` its recorded outcome, which is JSON. Versions of
Puppet with another outcome have a section of their own: `--- expected 7` or `--- expected 7, 9`.
Lines in between are content exactly as it is, except for one empty line before `===`, which
belongs to the layout. Flags in parentheses may follow a name:

    no newline   the content does not end with a newline
    escaped      the content has `\xNN` for bytes that are not plain text, and `\\` for a backslash
    link         the file is a symbolic link, and the content is its target

The writer chooses the flags: content is escaped if it has control characters, byte order marks,
bytes that are not UTF-8, or lines that look like headers.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from mupuppet.basics import slashed
from mupuppet.basics.records import Record, field
from mupuppet.versions import SUPPORTED

T = TypeVar("T")

SUFFIX = ".cases"
#: The name of the section that holds the recorded outcome; versions may follow.
EXPECTED = "expected"
_OUTCOME = re.compile(rf"{EXPECTED}( \d+(, \d+)*)?")

_NO_NEWLINE, _ESCAPED, _LINK = "no newline", "escaped", "link"
_HEADER = re.compile(rb"^(===|---) (.*)$", re.MULTILINE)
_CASE = re.compile(r"^=== (.*)$", re.MULTILINE)
_FLAGS = re.compile(r"(.*?) \(([^()]*)\)")
_VERSION = re.compile(r"^puppet: (.*)$", re.MULTILINE)
#: What cannot be in a file that editors and git show as plain text.
_NOT_PLAIN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ud800-\udfff]")
_LIKE_HEADER = re.compile(r"^(?==== |--- )(.)", re.MULTILINE)
_ESCAPE = re.compile(rb"\\(\\|x[0-9a-f]{2}|)")


class CaseFileError(Exception):
    """A case file cannot be read or written; the message gives the reason."""


class Link(Record):
    """A symbolic link among the files of a case."""

    target: str


class StoredCase(Record):
    """A case as its file has it."""

    name: str
    content: bytes
    files: Mapping[str, bytes | Link] = field(default_factory=dict)
    #: The recorded outcomes, undecoded, by the versions of Puppet that they hold for.
    records: Mapping[str, bytes] = field(default_factory=dict)

    def expected(self, version: str) -> Any:
        """The outcome that is recorded for a major version of Puppet; None if there is none."""
        record = of_version(self.records, version)
        return None if record is None else json.loads(record)

    def with_expected(self, outcomes: Mapping[str, Any]) -> StoredCase:
        """The same case with other outcomes in some versions of Puppet."""
        rendered = {
            version: render_outcome(outcome).encode() for version, outcome in outcomes.items()
        }
        records = with_versions(self.records, rendered)
        return StoredCase(self.name, self.content, self.files, records)


# --- Versions: what differs between them is recorded for each, and else once

#: The version whose outcome is that of all versions without one of their own.
MAIN_VERSION = "8"


def of_version(records: Mapping[str, T], version: str) -> T | None:
    """What is recorded for a version. The keys are lists of versions; the empty one means all."""
    for versions, record in records.items():
        if version in versions.split(", "):
            return record
    return records.get("")


def with_versions(records: Mapping[str, T], changed: Mapping[str, T]) -> dict[str, T]:
    """What is recorded, with other outcomes in some versions; equal ones are recorded once.

    As long as not all versions have an outcome, each has its own.
    """
    known: dict[str, T] = {}
    for version in SUPPORTED:
        record = changed[version] if version in changed else of_version(records, version)
        if record is not None:
            known[version] = record
    if len(known) < len(SUPPORTED):
        return known
    main = known[MAIN_VERSION]
    groups: list[tuple[T, list[str]]] = []
    for version, record in known.items():
        group = next((each for same, each in groups if same == record), None)
        if group is not None:
            group.append(version)
        elif record != main:
            groups.append((record, [version]))
    return {"": main, **{", ".join(versions): record for record, versions in groups}}


class CaseFile(Record, frozen=False):
    """The cases of a file by name, and what precedes the first."""

    heading: str = ""
    cases: dict[str, StoredCase] = field(default_factory=dict)

    @property
    def puppet(self) -> str:
        """The versions of Puppet that the outcomes come from."""
        found = _VERSION.search(self.heading)
        return found[1] if found else ""

    def add_puppet(self, version: str) -> None:
        """Note an exact version of Puppet that was asked."""
        major = version.partition(".")[0]
        others = [each for each in self.puppet.split(", ") if each.partition(".")[0] != major]
        line = f"puppet: {', '.join(sorted([*filter(None, others), version]))}"
        if self.puppet:
            self.heading = _VERSION.sub(line, self.heading)
        else:
            self.heading += f"{line}\n"


def case_names(path: str | os.PathLike[str]) -> list[str]:
    """The names of the cases of a file, without reading the cases themselves."""
    with open(path, encoding="utf-8") as file:
        return [_name_and_flags(found)[0] for found in _CASE.findall(file.read())]


def read_case_file(path: str | os.PathLike[str]) -> CaseFile:
    """Read a file of cases; raises `OSError` or `CaseFileError`."""
    with open(path, "rb") as file:
        content = file.read()
    try:
        return parse_case_file(content)
    except CaseFileError as error:
        raise CaseFileError(f"{os.fspath(path)}: {error}") from error


def write_case_file(path: str | os.PathLike[str], cases: CaseFile) -> bool:
    """Write a file of cases unless it has this content already; whether it was written."""
    content = render_case_file(cases)
    if os.path.exists(path):
        with open(path, "rb") as file:
            if file.read() == content:
                return False
    with open(path, "wb") as file:
        file.write(content)
    return True


def lay_out(files: Mapping[str, bytes | Link], directory: str | os.PathLike[str]) -> None:
    """Write the files of a case below a directory."""
    for path, content in files.items():
        place = slashed.join(directory, path)
        os.makedirs(os.path.dirname(place), exist_ok=True)
        if isinstance(content, Link):
            os.symlink(content.target, place)
        else:
            with open(place, "wb") as file:
                file.write(content)


# --- Reading


def parse_case_file(content: bytes) -> CaseFile:
    """The cases in the content of a file."""
    headers = list(_HEADER.finditer(content))
    if headers and headers[0][1] != b"===":
        raise CaseFileError(f"`{headers[0][0].decode(errors='replace')}` precedes the first case")
    first = headers[0].start() if headers else len(content)
    heading = content[:first].decode().strip("\n")
    result = CaseFile(f"{heading}\n" if heading else "")
    at = 0
    while at < len(headers):
        end = at + 1
        while end < len(headers) and headers[end][1] == b"---":
            end += 1
        case = _read_case(content, headers[at:end], headers[end] if end < len(headers) else None)
        if case.name in result.cases:
            raise CaseFileError(f"there are two cases `{case.name}`")
        result.cases[case.name] = case
        at = end
    return result


def _read_case(
    content: bytes, headers: list[re.Match[bytes]], following: re.Match[bytes] | None
) -> StoredCase:
    sections: dict[str, bytes | Link] = {}
    name = ""
    for number, header in enumerate(headers):
        last = number + 1 == len(headers)
        after = following if last else headers[number + 1]
        raw = content[header.end() + 1 : after.start() if after else len(content)]
        if last and after is not None and (raw == b"\n" or raw.endswith(b"\n\n")):
            raw = raw[:-1]
        section, flags = _name_and_flags(header[2].decode())
        if number == 0:
            name, section = section, ""
        if section in sections:
            raise CaseFileError(f"{name}: there are two sections `{section}`")
        sections[section] = _decoded(raw, flags, f"{name}: {section}" if section else name)
    main = sections.pop("")
    records = {}
    for section in [each for each in sections if _OUTCOME.fullmatch(each)]:
        record = sections.pop(section)
        if isinstance(record, Link):
            raise CaseFileError(f"{name}: only a file of a case can be a link")
        records[section.removeprefix(EXPECTED).strip()] = record
    if isinstance(main, Link):
        raise CaseFileError(f"{name}: only a file of a case can be a link")
    links = {path for path, each in sections.items() if isinstance(each, Link)}
    for path in sections:
        parts = path.split("/")
        above = {"/".join(parts[:number]) for number in range(1, len(parts))}
        if (
            not {"", ".", ".."}.isdisjoint(parts)
            or "\0" in path
            or len(parts) > 100
            or not above.isdisjoint(links)
        ):
            raise CaseFileError(f"{name}: `{path}` does not stay below the directory of the case")
    return StoredCase(name, main, sections, records)


def _name_and_flags(header: str) -> tuple[str, frozenset[str]]:
    found = _FLAGS.fullmatch(header)
    if found is None:
        return header, frozenset()
    return found[1], frozenset(found[2].split(", "))


def _decoded(raw: bytes, flags: frozenset[str], place: str) -> bytes | Link:
    if unknown := flags - {_NO_NEWLINE, _ESCAPED, _LINK}:
        raise CaseFileError(f"{place}: unknown flag `{min(unknown)}`")
    if _NO_NEWLINE in flags or _LINK in flags:
        raw = raw.removesuffix(b"\n")
    if _ESCAPED in flags:
        raw = _ESCAPE.sub(lambda found: _unescaped(found[1], place), raw)
    return Link(raw.decode()) if _LINK in flags else raw


def _unescaped(escape: bytes, place: str) -> bytes:
    if not escape:
        raise CaseFileError(f"{place}: a backslash is neither `\\\\` nor `\\xNN`")
    return escape if escape == b"\\" else bytes([int(escape[1:], 16)])


# --- Writing


def render_case_file(file: CaseFile) -> bytes:
    """The content of a file with these cases."""
    parts = [file.heading.encode()] if file.heading else []
    parts += [b"".join(_sections(case)) for case in file.cases.values()]
    return b"\n".join(parts)


def _sections(case: StoredCase) -> Iterator[bytes]:
    yield from _section("===", case.name, case.content)
    for path, content in case.files.items():
        if _OUTCOME.fullmatch(path):
            raise CaseFileError(f"{case.name}: a file of a case cannot be called `{path}`")
        yield from _section("---", path, content)
    for versions, record in case.records.items():
        yield from _section("---", f"{EXPECTED} {versions}".strip(), record)


def _section(marker: str, name: str, content: bytes | Link) -> Iterator[bytes]:
    if not name or not name.isprintable() or _FLAGS.fullmatch(name):
        raise CaseFileError(f"{name!r} cannot be the name of a case or a file")
    flags = []
    if isinstance(content, Link):
        flags.append(_LINK)
        content = content.target.encode() + b"\n"
    decoded = content.decode(errors="surrogateescape")
    if _NOT_PLAIN.search(decoded) or _LIKE_HEADER.search(decoded):
        flags.append(_ESCAPED)
        content = _escaped(decoded)
    if content and not content.endswith(b"\n"):
        flags.append(_NO_NEWLINE)
        content += b"\n"
    shown_flags = f" ({', '.join(flags)})" if flags else ""
    yield f"{marker} {name}{shown_flags}\n".encode()
    yield content


def _escaped(text: str) -> bytes:
    text = _NOT_PLAIN.sub(_escape_sequence, text.replace("\\", "\\\\"))
    return _LIKE_HEADER.sub(_escape_sequence, text).encode()


def _escape_sequence(found: re.Match[str]) -> str:
    return "".join(f"\\x{byte:02x}" for byte in found[0].encode(errors="surrogateescape"))


def render_outcome(outcome: Any) -> str:
    """JSON with a line for each field, resource, edge and log entry, so that diffs are small."""
    if isinstance(outcome, dict):
        fields = ",\n".join(
            f"  {compact_json(name)}: {_rows(each)}" for name, each in outcome.items()
        )
        return f"{{\n{fields}\n}}\n"
    if isinstance(outcome, list) and outcome:
        elements = ",\n".join(render_outcome(each).removesuffix("\n") for each in outcome)
        return f"[\n{elements}\n]\n"
    return f"{compact_json(outcome)}\n"


def _rows(value: Any) -> str:
    if isinstance(value, list) and any(isinstance(element, dict) for element in value):
        lines = ",\n".join(f"    {compact_json(element)}" for element in value)
        return f"[\n{lines}\n  ]"
    return compact_json(value)


def compact_json(value: object) -> str:
    """JSON in a line, in which only what is not plain text is escaped."""
    return _NOT_PLAIN.sub(lambda found: f"\\u{ord(found[0]):04x}", _as_json(value))


_as_json = json.JSONEncoder(ensure_ascii=False).encode
