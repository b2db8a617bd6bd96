"""Keeps secrets out of explanations, however they got into a value.

Sensitive values are redacted. But code may unwrap one and derive plain values from it: everything
derived from something redacted is redacted, too. And strings inside sensitive values are masked
wherever else they occur, in titles or in code.
"""

from __future__ import annotations

import re
from functools import cached_property

from mupuppet.catalog.explanation import REDACTED, Explanation
from mupuppet.values.value import Sensitive, Value

#: What hands values on: other kinds explain why something happened.
_FLOWING = frozenset(
    "string array hash operator access variable assignment parameter parameter-default argument "
    "element call function iteration conditional template template-value template-variable "
    "template-local changed data data-value data-unused declaration expression-default from-hash "
    "default override collector-override addition attribute attribute-of match title".split()
)
#: Shorter strings are masked only where they are all of a value, or a literal in code.
_LONG_ENOUGH = 6
_MASK = "[redacted]"


class Secrets:
    """The strings that must not be shown."""

    def __init__(self) -> None:
        self._strings: set[str] = set()

    def note(self, value: Value) -> None:
        """Remember what is sensitive in a value."""
        if isinstance(value, Sensitive):
            self._add(value.value)
        elif isinstance(value, dict):
            for each in value.values():
                self.note(each)
        elif isinstance(value, list):
            for each in value:
                self.note(each)

    def _add(self, value: Value) -> None:
        if isinstance(value, dict):
            for each in value.values():
                self._add(each)
        elif isinstance(value, list):
            for each in value:
                self._add(each)
        elif isinstance(value, Sensitive):
            self._add(value.value)
        elif value is not None and not isinstance(value, bool):
            self.add_text(str(value))

    def add_text(self, text: str) -> None:
        if text and text not in self._strings:
            self._strings.add(text)
            self.__dict__.pop("_pattern", None)

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        pieces = []
        for text in sorted(self._strings, key=len, reverse=True):
            variants = {text, text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")}
            for each in sorted(variants):
                quoted = re.escape(each)
                is_long = len(text) >= _LONG_ENOUGH
                pieces.append(quoted if is_long else rf"(?<=['\"]){quoted}(?=['\"])")
        return re.compile("|".join(pieces))

    def masked(self, text: str) -> str:
        """A text without secrets."""
        return self._pattern.sub(_MASK, text) if self._strings else text

    # --- Explanations

    def clean(self, explanation: Explanation) -> Explanation:
        """Redact in an explanation what was made from something sensitive."""
        if not self._strings:
            return explanation
        tainted: set[int] = set()
        for each in reversed(list(explanation.walk())):  # children come before their parents
            if self._is_tainted(each, tainted):
                tainted.add(id(each))
                self._add(each.value)
                each.value = Sensitive(None)
        for each in explanation.walk():
            self._mask(each)
        return explanation

    def clean_graph(self, roots: list[Explanation]) -> None:
        """The same for explanations that share parts: each part is looked at once."""
        if not self._strings:
            return
        seen: set[int] = set()
        ordered: list[Explanation] = []  # children come before their parents
        waiting = [(root, False) for root in reversed(roots)]
        while waiting:
            each, is_done = waiting.pop()
            if is_done:
                ordered.append(each)
            elif id(each) not in seen:
                seen.add(id(each))
                waiting.append((each, True))
                waiting += [(child, False) for child in each.children]
        tainted: set[int] = set()
        for each in ordered:
            if self._is_tainted(each, tainted):
                tainted.add(id(each))
                self._add(each.value)
                each.value = Sensitive(None)
        for each in ordered:
            self._mask(each)

    def _mask(self, explanation: Explanation) -> None:
        explanation.text = self.masked(explanation.text)
        if explanation.note is not None:
            explanation.note = self.masked(explanation.note)
        if explanation.has_value:
            explanation.value = self._without(explanation.value)

    def _is_tainted(self, explanation: Explanation, tainted: set[int]) -> bool:
        if explanation.kind not in _FLOWING or not explanation.has_value:
            return False
        value = explanation.value
        if isinstance(value, Sensitive):
            return True
        if value is None or isinstance(value, bool) or holds_sensitive(value):
            return False
        return any(id(child) in tainted for child in explanation.children)

    def _without(self, value: Value) -> Value:
        if isinstance(value, str):
            return REDACTED if value in self._strings else self.masked(value)
        if isinstance(value, list):
            return [self._without(each) for each in value]
        if isinstance(value, dict):
            return {key: self._without(each) for key, each in value.items()}
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            return REDACTED if str(value) in self._strings else value
        return value


def holds_sensitive(value: Value) -> bool:
    """Whether there is anything sensitive in a value."""
    if isinstance(value, dict):
        return any(map(holds_sensitive, value.values()))
    if isinstance(value, list):
        return any(map(holds_sensitive, value))
    return isinstance(value, Sensitive)
