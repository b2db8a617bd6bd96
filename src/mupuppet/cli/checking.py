"""One file through the front end: read, parse, check."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

from mupuppet.basics import slashed
from mupuppet.basics.records import Record
from mupuppet.cli.inputs import Input, is_code
from mupuppet.diagnostics import Diagnostic, distinct
from mupuppet.source import SourceFile
from mupuppet.syntax.nodes import Program
from mupuppet.syntax.parser import ParseResult, parse
from mupuppet.syntax.strictness import Strictness
from mupuppet.syntax.validation import validate
from mupuppet.versions import DEFAULT, PuppetVersion


class Checks(Record):
    """Which checks to make.

    `templates` treats every file as a template, `others` also checks files that are not code, and
    `facts` warns about facts that agents of the version do not send.
    """

    templates: bool = False
    others: bool = False
    validate: bool = True
    module_roots: Sequence[str] = ()
    strict: str = "warning"
    puppet: PuppetVersion = DEFAULT
    facts: bool = False


class Checked(Record):
    """What is known of a file: its tree if it could be parsed, and all diagnostics in order."""

    source: SourceFile
    program: Program | None
    diagnostics: list[Diagnostic]

    @property
    def has_errors(self) -> bool:
        return any(diagnostic.is_error for diagnostic in self.diagnostics)


def check(file: Input, checks: Checks) -> Checked:
    """Read, parse and check a file. A file with errors is not checked further."""
    source, problems = file.read()
    if problems:
        return Checked(source, None, list(problems))
    if checks.others and not is_code(source.name):
        from mupuppet.analysis.file_checks import check_file, kind_of

        if kind_of(source.name) is not None:
            return Checked(source, None, check_file(source))
    result = parse(source, epp=checks.templates or file.is_template)
    diagnostics = list(result.diagnostics)
    if result.ok and checks.validate:
        roots = _roots_for(source.name, checks.module_roots)
        strict = Strictness[checks.strict.upper()]
        found = validate(result, source, module_roots=roots, strict=strict, puppet=checks.puppet)
        diagnostics.extend(distinct(found))
        if checks.facts and not checks.puppet.legacy_facts:
            diagnostics.extend(_unsent_facts(source, result, checks.puppet))
    diagnostics.sort(key=lambda diagnostic: diagnostic.at)
    return Checked(source, result.program, diagnostics)


def _unsent_facts(
    source: SourceFile, result: ParseResult, puppet: PuppetVersion
) -> Iterator[Diagnostic]:
    """Legacy facts that a file reads and agents of the version do not send."""
    from mupuppet.environment.legacy_facts import may_name_legacy_fact

    if may_name_legacy_fact(source.text):
        from mupuppet.analysis.upgrades.manifests import Parsed, find_legacy_facts

        yield from find_legacy_facts(Parsed(source, result, ""), puppet)


def _roots_for(name: str, module_roots: Sequence[str]) -> list[str]:
    """The module directories in the form in which a file's name can begin with them."""
    form = slashed.abspath if os.path.isabs(name) else slashed.relpath
    return [form(root) for root in module_roots]
