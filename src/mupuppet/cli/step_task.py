"""What `mupuppet step` runs."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from mupuppet.basics.records import Record
from mupuppet.cli.paper_options import start_run

if TYPE_CHECKING:
    from mupuppet.semantics.environments import DefinitionEnvironment, VariableEnvironment
    from mupuppet.semantics.run import Run
    from mupuppet.semantics.terms import Manifest
    from mupuppet.source import SourceFile


class Task(Record):
    """A run that is about to begin."""

    source: SourceFile
    node: str
    σ: VariableEnvironment
    κ: DefinitionEnvironment
    manifest: Manifest
    step_limit: int
    options: Namespace

    def start(self) -> Run:
        return start_run(self.manifest, self.node, self.σ, self.options, self.step_limit)
