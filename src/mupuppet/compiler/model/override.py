"""Overrides of attributes: what they set, and which code sets it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.basics.records import Record
from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.model.resource import Parameter, is_valid_tag, tags_in
from mupuppet.source import SourceFile
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.program.definitions import Definition


class Override(Record, eq=False):
    """Attributes that wait for, or are applied to, a resource declared elsewhere."""

    parameters: list[Parameter]
    setter: Definition | None
    source: SourceFile | None
    line: int | None

    def check(self, ref: str) -> None:
        """Puppet represents an override as a resource, which must be valid by itself."""
        names: set[str] = set()
        for parameter in self.parameters:
            name = parameter.name
            if name in names:
                message = f"Duplicate parameter '{name}' for on {ref}"
                raise EvaluationError(
                    "duplicate-parameter", message, self.source, None, line=self.line
                )
            names.add(name)
            if name == "tag":
                self._check_tags(parameter.value)

    def _check_tags(self, value: Value) -> None:
        for tag in tags_in(value):
            if not is_valid_tag(tag.lower()):
                message = f"Invalid tag '{tag.lower()}'"
                raise EvaluationError("invalid-tag", message, self.source, None, line=self.line)
