"""What `mupuppet env` shows of the configuration: what is in force, and from where."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from mupuppet.basics import slashed
from mupuppet.basics.records import Record
from mupuppet.cli.configuration import Configuration, configure
from mupuppet.cli.configuration_search import configuration_path
from mupuppet.cli.main import VERBS, parser_of
from mupuppet.diagnostics import Diagnostic
from mupuppet.diagnostics.render_text import show_text
from mupuppet.environment.facts import facts_form


class ConfigurationView(Record):
    """The configuration of a repository."""

    configuration: Configuration
    #: Mistakes, those in the tables of all verbs included.
    problems: tuple[Diagnostic, ...]

    def to_data(self) -> dict[str, Any]:
        file = self.configuration.file
        values = {
            key: {"value": each.written, "from": each.origin}
            for key, each in self.configuration.values.items()
        }
        facts = self.configuration.values.get("facts")
        if facts is not None and os.path.isfile(facts.value):
            values["facts"]["recognized"] = facts_form(facts.value)
        return {
            "file": None if file is None else slashed.abspath(file.path),
            "trusted": None if file is None else file.is_trusted(),
            "unconfirmed": list(self.configuration.untrusted),
            "values": values,
        }

    def lines(self) -> Iterator[str]:
        """The same for people."""
        file = self.configuration.file
        if file is None:
            yield "no mupuppet.toml"
        else:
            is_trusted = file.is_trusted()
            state = "confirmed" if is_trusted else "not confirmed"
            if not is_trusted and not self.configuration.untrusted:
                state = "needs no confirmation"
            yield show_text(f"{file.path}  ({state})")
        directory = None if file is None else file.directory
        rows = [
            (key, _shown(each["value"]), _near(each["from"], directory) + _recognized(each))
            for key, each in self.to_data()["values"].items()
        ]
        rows += [
            (key, "-", "not in force: confirm the file with `mupuppet env --trust`")
            for key in self.configuration.untrusted
        ]
        keys = max((len(key) for key, _, _ in rows), default=0)
        values = min(max((len(value) for _, value, _ in rows), default=0), 40)
        for key, value, origin in rows:
            yield show_text(f"{key:{keys}}  {value:{values}}  {origin}")


def view_configuration(options: Namespace) -> ConfigurationView:
    """What is in force for `compile` besides its defaults. Raises WrongUsage."""
    path = configuration_path(options)
    parser = parser_of("compile")
    configuration = configure(parser, "compile", VERBS, path, Namespace(), trust=options.trust)
    problems = [*configuration.problems]
    file = configuration.file
    if file is not None:
        tables = [verb for verb in VERBS if isinstance(file.values.get(verb), dict)]
        for verb in tables:
            checked = configure(
                parser_of(verb), verb, VERBS, path, Namespace(), trust=options.trust
            )
            problems += checked.problems
    once = {(each.id, each.message, each.at): each for each in problems}
    return ConfigurationView(configuration, tuple(once.values()))


def _recognized(value: dict[str, Any]) -> str:
    form = value.get("recognized")
    return f"  (recognized: {form})" if form else ""


def _shown(value: Any) -> str:
    if isinstance(value, str):
        return value
    import json

    return json.dumps(value, ensure_ascii=False, default=str)


def _near(origin: str, directory: str | None) -> str:
    return origin.replace(f"{directory}/", "") if directory else origin
