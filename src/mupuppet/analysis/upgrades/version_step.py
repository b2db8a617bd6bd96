"""An upgrade from one version to another, and how findings are created."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.basics.records import Record
from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.source import SourceFile, Span
from mupuppet.versions import PuppetVersion

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId


class Step(Record):
    """An upgrade. The properties are what may have to be found."""

    before: PuppetVersion
    after: PuppetVersion

    @property
    def loses_legacy_facts(self) -> bool:
        return self.before.legacy_facts and not self.after.legacy_facts

    @property
    def lost_in_ruby(self) -> frozenset[str]:
        now, then = self.after, self.before
        lost = now.lost_since_ruby_2_7 - then.lost_since_ruby_2_7
        return lost | (now.lacks_in_ruby - then.lacks_in_ruby)

    @property
    def lost_settings(self) -> frozenset[str]:
        return self.after.absent_settings - self.before.absent_settings

    @property
    def lost_types(self) -> frozenset[str]:
        return self.after.absent_types - self.before.absent_types


def finding(
    id: DiagnosticId, message: str, source: SourceFile, start: int, end: int, hint: str | None
) -> Diagnostic:
    """Something that has to be changed, or looked at, before the upgrade."""
    return Diagnostic(id, Severity.WARNING, message, source, Span(start, end), start, hint=hint)


def legacy_fact(
    name: str, instead: str, source: SourceFile, start: int, end: int, step: Step
) -> Diagnostic:
    """Code or data reads a fact that agents do not send any more."""
    return finding(
        "upgrade-legacy-fact",
        f"agents of {step.after} do not send the legacy fact `{name}`",
        source, start, end,
        f"read `{instead}`",
    )  # fmt: skip
