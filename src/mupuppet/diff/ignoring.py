r"""What users do not want to see: rules like `File[/var/tmp/*]`, `Cron`, `Service::enable`.

A rule is `TYPE`, `TYPE[TITLE]`, `TYPE::ATTRIBUTE`, `TYPE[TITLE]::ATTRIBUTE` or `::ATTRIBUTE`.
`*` and `?` are wildcards everywhere; a part between slashes is a regular expression that must match
somewhere: `File[/\.cache$/]`. After `=~`, a regular expression that all changed values must match:
`File::content=~/# generated/`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from mupuppet.basics.records import Record
from mupuppet.diff.changes import Change
from mupuppet.diff.values import ABSENT, elements, encoded


class WrongRule(ValueError):
    """A rule that cannot be understood."""


Matches = Callable[[str], bool]


class Rule(Record):
    """One thing to ignore; a part that is None matches everything."""

    type: Matches | None
    title: Matches | None
    attribute: Matches | None
    value: Matches | None

    def matches(self, change: Change) -> bool:
        """Whether a change is to be left out."""
        if self.type is not None and not (change.type and self.type(change.type)):
            return False
        if self.title is not None and not (change.type and self.title(change.title)):
            return False
        if self.attribute is not None:
            if change.kind != "changed" or not self.attribute(change.attribute or ""):
                return False
        return self.value is None or _all_match(self.value, change)


_PARTS = re.compile(
    r"(?P<type>/[^/]+/|(?:[^\[\]:=/]|::(?=[A-Z*?]))*)(?:\[(?P<title>.*)\])?"
    r"(?:::(?P<attribute>/[^/]+/|[^=]+))?",
    re.DOTALL,
)


def parse_rule(text: str) -> Rule:
    """Read a rule. Raises WrongRule."""
    head, found, value = text.partition("=~")
    parts = _PARTS.fullmatch(head.strip())
    if parts is None or not text.strip():
        raise WrongRule(f"`{text}` is not TYPE, TYPE[TITLE], TYPE::ATTRIBUTE or ::ATTRIBUTE")
    type, title, attribute = parts["type"], parts["title"], parts["attribute"]
    if not (type or title or attribute or found):
        raise WrongRule(f"`{text}` would ignore everything")
    return Rule(
        _matcher(type.removeprefix("::"), re.IGNORECASE) if type else None,
        _matcher(title) if title is not None else None,
        _matcher(attribute) if attribute else None,
        _matcher(f"/{value.strip().strip('/')}/") if found else None,
    )


def without_ignored(changes: Iterable[Change], rules: Iterable[Rule]) -> list[Change]:
    """The changes that no rule ignores."""
    given = list(rules)
    return [each for each in changes if not any(rule.matches(each) for rule in given)]


def _matcher(text: str, flags: int = 0) -> Matches:
    try:
        if len(text) > 2 and text[0] == text[-1] == "/":
            search = re.compile(text[1:-1], flags).search
            return lambda given: search(given) is not None
    except re.error as error:
        raise WrongRule(f"{text} is not a regular expression: {error}") from None
    parts = re.split(r"([*?])", text)
    wild = "".join({"*": ".*", "?": "."}.get(each) or re.escape(each) for each in parts)
    match = re.compile(wild, flags | re.DOTALL).fullmatch
    return lambda given: match(given) is not None


def _all_match(matches: Matches, change: Change) -> bool:
    """Whether all that differs matches; lines of strings count one by one."""
    if change.is_sensitive:
        return False
    for element in elements(change.before, change.after):
        for value in (element.before, element.after):
            if value is not ABSENT and not matches(_text(value)):
                return False
    return True


def _text(value: Any) -> str:
    return value if isinstance(value, str) else encoded(value)
