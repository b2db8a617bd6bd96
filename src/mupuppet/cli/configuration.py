"""Options set in `mupuppet.toml` or in environment variables.

Each option of the command line has a key in the file and an environment variable, named after it:
`--allow-read` is `allow-read` and `MUPUPPET_ALLOW_READ`. Nothing is declared twice: the values of a
key follow from the declaration of its option. The command line takes precedence over variables, and
these over the file; lists are joined in the opposite order.

The file belongs to a repository, which may be untrusted. What it allows beyond access to the
repository itself takes effect only after the user has confirmed this very file (`trusted_files`).
"""

from __future__ import annotations

import os
from argparse import ArgumentTypeError, Namespace
from typing import TYPE_CHECKING, Any

from mupuppet.basics import slashed
from mupuppet.basics.records import Record
from mupuppet.cli.configuration_files import ConfigurationFile, read_configuration_file
from mupuppet.cli.configuration_search import PREFIX
from mupuppet.cli.option_values import CommandValue, PathsValue, PathValue
from mupuppet.cli.options import OPTIONAL_VALUES, Declaration, Parser, WrongUsage
from mupuppet.diagnostics import Diagnostic

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from mupuppet.diagnostics.ids import DiagnosticId

#: What a file may set without being confirmed, as long as its paths stay in the repository, and
#: its limits are not above the usual ones. All else reads, writes, runs or connects to something
#: that is not the repository's.
HARMLESS = frozenset(
    [
        "all", "all-nodes", "allow-cycles", "cache", "catalogs-only", "causes", "class",
        "classification", "color", "comment-limit", "compile", "default", "definitions-first",
        "depth", "derivation", "diagnostics", "edge", "environment", "epp", "evaluator", "execute",
        "explain", "explain-options", "exports", "facts", "fold", "format", "fresh", "full",
        "hiera-config", "ignore", "interactive", "inventory", "jobs", "knock-out-prefix",
        "legacy-facts", "limit", "line", "link", "main-class", "memory", "merge",
        "merge-hash-arrays", "modulepath", "no-validate", "node", "nodes", "one-of-each", "plus",
        "puppet", "quiet", "ruby", "rule", "semantics", "set", "setting", "show-differences",
        "sort-merged-arrays", "storeconfigs", "strict", "strict-variables", "trusted", "type",
        "unused", "verbose", "with-class", "with-fact",
    ]
)  # fmt: skip

#: What keeps code from taking all of the machine: a file may lower these, and raise them once it is
#: confirmed.
_LIMITS = frozenset(["jobs", "limit", "memory"])

#: Options that select the configuration, and so cannot be in one.
_ABOUT_CONFIGURATION = frozenset(["config", "trust", "help", "version"])


class Configured(Record):
    """The value of an option, and where it comes from."""

    key: str
    #: The attribute of the options.
    dest: str
    #: As it was written.
    written: Any
    #: As the option has it.
    value: Any
    #: The file and line, or the environment variable.
    origin: str


class Configuration(Record):
    """What is in force besides the command line."""

    file: ConfigurationFile | None
    values: dict[str, Configured]
    problems: tuple[Diagnostic, ...] = ()
    #: What the file sets and the user has not confirmed.
    untrusted: tuple[str, ...] = ()
    verb: str = ""

    def refusal(self) -> Diagnostic | None:
        """The error of a file that the user must confirm first."""
        if self.file is None or not self.untrusted:
            return None
        names = ", ".join(f"`{key}`" for key in self.untrusted)
        return self.file.problem(
            "untrusted-configuration",
            f"you have not confirmed this file, and it sets {names}",
            self.untrusted[0],
            self.file.table_of(self.untrusted[0], self.verb),
            "read it; then confirm it with `mupuppet env --trust`, or repeat this command with "
            "`--trust` (`--config none` ignores the file)",
        )


class _WrongValue(Exception):
    """An invalid value of an option; the message describes what is expected."""


def configurable(parser: Parser) -> dict[str, Declaration]:
    """The options of a verb by their keys."""
    found = {each.key: each for each in parser.declared if each.key is not None}
    return {key: each for key, each in found.items() if key not in _ABOUT_CONFIGURATION}


def configure(
    parser: Parser,
    verb: str,
    verbs: Collection[str],
    path: str | None,
    given: Namespace,
    *,
    trust: bool,
) -> Configuration:
    """What a file and variables set for the options of a verb, where the command line does not.

    `verbs` are all verbs: the file may have a table for each. `given` has what the command line
    gives; with `trust`, the file counts as confirmed. Raises WrongUsage.
    """
    declared = configurable(parser)
    taken = _Taken(declared, vars(given))
    variables = dict(_from_environment(declared))
    values = {key: each for key, each in variables.items() if taken.allows(key)}
    if path is None:
        return Configuration(None, values)
    file = read_configuration_file(path, is_named=getattr(given, "config", None) is not None)
    problems = list(file.problems)
    taken.add(values)
    from_file = _from_file(file, verb, verbs, declared, problems)
    problems += _rivals(file, verb, from_file, declared)
    used = {key: each for key, each in from_file.items() if taken.allows(key)}
    needing = [
        key for key, each in used.items() if needs_trust(key, each.value, declared[key], file)
    ]
    untrusted = () if not needing or trust or file.is_trusted() else tuple(needing)
    for key, each in used.items():
        if key not in untrusted:
            values[key] = _joined(each, values.get(key), declared[key])
    return Configuration(file, values, tuple(problems), untrusted, verb)


def _joined(first: Configured, then: Configured | None, option: Declaration) -> Configured:
    """The value of a file, and that of a variable for the same option."""
    if then is None or not option.is_list:
        return first if then is None else then
    return Configured(
        first.key,
        first.dest,
        then.written,
        [*first.value, *then.value],
        f"{first.origin}, {then.origin}",
    )


class _Taken:
    """Options that are set, and those that these exclude."""

    def __init__(self, declared: dict[str, Declaration], given: dict[str, Any]) -> None:
        self._declared = declared
        self._keys: set[str] = set()
        self._groups: set[int] = set()
        self.add(key for key, each in declared.items() if each.action.dest in given)

    def add(self, keys: Iterable[str]) -> None:
        for key in keys:
            self._keys.add(key)
            group = self._declared[key].group
            if group is not None:
                self._groups.add(group)

    def allows(self, key: str) -> bool:
        option = self._declared[key]
        if key in self._keys:
            return option.is_list
        return option.group is None or option.group not in self._groups


# --- Variables


def _from_environment(declared: dict[str, Declaration]) -> Iterator[tuple[str, Configured]]:
    for key, option in declared.items():
        variable = variable_of(key)
        written = os.environ.get(variable)
        if written is None:
            continue
        value: Any = written
        if option.is_switch or (key_is_optional(key) and written.lower() in _TRUTH):
            value = _TRUTH.get(written.lower(), written)
        elif option.is_list:
            separator = os.pathsep if isinstance(option.action.type, PathValue) else ","
            value = [part.strip() for part in written.split(separator) if part.strip()]
        try:
            converted = _converted(option, value, None)
        except _WrongValue as problem:
            raise WrongUsage(f"the environment variable {variable}: {problem}") from None
        yield key, Configured(key, option.action.dest, written, converted, variable)


_TRUTH = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False, "": False}


def variable_of(key: str) -> str:
    """The environment variable of an option."""
    return PREFIX + key.upper().replace("-", "_")


def key_is_optional(key: str) -> bool:
    """Whether the value of an option may be left out."""
    return f"--{key}" in OPTIONAL_VALUES


# --- The file


def shared_options() -> dict[str, Declaration]:
    """The options that a file may set for all verbs: what is compiled, how, and how it is shown."""
    from mupuppet.cli.compilations import add_inputs
    from mupuppet.cli.options import add_color, new_parser

    parser = new_parser(None, "", "")
    add_inputs(parser)
    add_color(parser, "auto")
    return configurable(parser)


def _from_file(
    file: ConfigurationFile,
    verb: str,
    verbs: Collection[str],
    declared: dict[str, Declaration],
    problems: list[Diagnostic],
) -> dict[str, Configured]:
    """What a file sets for the options of a verb; what it sets for others is only checked."""
    shared = shared_options()
    found: dict[str, Configured] = {}
    for key, value in file.values.items():
        if key in verbs and (isinstance(value, dict) or key not in shared):
            if not isinstance(value, dict):
                message = f"`{key}` is a verb: write its options as a table, `[{key}]`"
                problems.append(file.problem("invalid-configuration", message, key))
            continue
        option = shared.get(key)
        if option is None:
            own = verb if key in declared else None
            problems.append(_unknown(file, key, None, [*shared, *verbs], own))
        else:
            configured = _checked(file, key, None, value, declared.get(key, option), problems)
            if configured is not None and key in declared:
                found[key] = configured
    own = file.values.get(verb)
    for key, value in own.items() if isinstance(own, dict) and verb in verbs else ():
        if key in declared:
            configured = _checked(file, key, verb, value, declared[key], problems)
            if configured is not None:
                found[key] = configured
        else:
            problems.append(_unknown(file, key, verb, declared))
    return found


def _checked(
    file: ConfigurationFile,
    key: str,
    table: str | None,
    value: Any,
    option: Declaration,
    problems: list[Diagnostic],
) -> Configured | None:
    try:
        converted = _converted(option, value, file.directory)
    except _WrongValue as wrong:
        problems.append(file.problem("invalid-configuration", f"`{key}`: {wrong}", key, table))
        return None
    origin = f"{file.path}:{file.line_of(key, table)}"
    return Configured(key, option.action.dest, value, converted, origin)


def _unknown(
    file: ConfigurationFile,
    key: str,
    table: str | None,
    known: Iterable[str],
    verb: str | None = None,
) -> Diagnostic:
    """An unknown key; `verb` has an option of that name, which other verbs lack."""
    from mupuppet.compiler.program.suggestions import did_you_mean

    where = f" of `mupuppet {table}`" if table else ""
    names, meant = list(known), key.replace("_", "-")
    if verb is not None:
        hint: str | None = f"not all verbs have this option: write it below `[{verb}]`"
    else:
        hint = f"did you mean `{meant}`?" if meant in names else did_you_mean(key, names)
    if hint is None:
        options = f"mupuppet {table or 'compile'} --help"
        hint = f"keys are the long options without their dashes: `{options}` lists them"
    id: DiagnosticId = "unknown-configuration"
    return file.problem(id, f"unknown option `{key}`{where}", key, table, hint)


def _rivals(
    file: ConfigurationFile,
    verb: str,
    found: dict[str, Configured],
    declared: dict[str, Declaration],
) -> Iterator[Diagnostic]:
    """Two options in the file that exclude each other."""
    first: dict[int, str] = {}
    for key in found:
        group = declared[key].group
        if group is not None and first.setdefault(group, key) != key:
            message = f"`{key}` cannot be set together with `{first[group]}`"
            table = file.table_of(key, verb)
            yield file.problem("invalid-configuration", message, key, table)


def needs_trust(key: str, value: Any, option: Declaration, file: ConfigurationFile) -> bool:
    """Whether a file must be confirmed to set an option to some value."""
    if key not in HARMLESS:
        return bool(value)
    if key in _LIMITS:
        return _raises_limit(key, value, option)
    kind = option.action.type
    if isinstance(kind, PathValue):
        paths = value if isinstance(value, list) else [value]
    elif isinstance(kind, PathsValue):
        paths = slashed.split(str(value))
    else:
        return False
    # What is not a path by now is a name.
    return any(os.path.isabs(path) and not file.surrounds(path) for path in paths)


def _raises_limit(key: str, value: Any, option: Declaration) -> bool:
    """Whether a value lets code take more of the machine than it could without the file."""
    if key == "jobs":
        from mupuppet.cli.workers import available_cores

        return bool(value > available_cores())
    if option.is_list:
        from mupuppet.compiler.limits import BOUNDS

        return any(number > BOUNDS[name][0] for name, number in value)
    return option.action.default is None or bool(value > option.action.default)


# --- Values


def _converted(option: Declaration, value: Any, directory: str | None) -> Any:
    """A value as the command line would give it. Raises _WrongValue.

    Paths are relative to the directory of the file.
    """
    if option.is_switch:
        if not isinstance(value, bool):
            raise _WrongValue("expected true or false")
        return value
    if option.is_list:
        return [_single(option, each, directory) for each in _elements(option, value)]
    if isinstance(option.action.nargs, int):
        if not isinstance(value, list) or len(value) != option.action.nargs:
            raise _WrongValue(f"expected a list of {option.action.nargs} values")
        return [_single(option, each, directory) for each in value]
    if isinstance(option.action.type, PathsValue) and isinstance(value, list):
        if not all(isinstance(each, str) for each in value):
            raise _WrongValue("expected a list of directories")
        value = os.pathsep.join(value)
    return _single(option, value, directory)


def _elements(option: Declaration, value: Any) -> list[Any]:
    """The values of an option that may be repeated."""
    if isinstance(value, bool) and option.key is not None and key_is_optional(option.key):
        return [OPTIONAL_VALUES[f"--{option.key}"]] if value else []
    if isinstance(value, dict) and option.is_assignment:
        return [f"{name}={_assigned(each)}" for name, each in value.items()]
    if not isinstance(value, list):
        table = ", or a table of names and values" if option.is_assignment else ""
        raise _WrongValue(f"expected a list{table}")
    return value


def _assigned(value: Any) -> str:
    if isinstance(value, str):
        return value
    import json

    try:
        return json.dumps(value, ensure_ascii=False)
    except TypeError:  # dates and times
        return str(value)


def _single(option: Declaration, value: Any, directory: str | None) -> Any:
    kind: Any = option.action.type
    is_path = isinstance(kind, (PathValue, PathsValue, CommandValue))
    allowed = str if is_path else (str, int, float)
    if isinstance(value, bool) or not isinstance(value, allowed):
        raise _WrongValue("expected a string")
    string = str(value)
    if directory is not None and is_path:
        string = kind.relative_to(directory, string)
    if kind is not None:
        try:
            converted = kind(string)
        except (ArgumentTypeError, ValueError, TypeError) as error:
            raise _WrongValue(str(error)) from None
    else:
        converted = string
    choices = option.action.choices
    if choices is not None and converted not in choices:
        raise _WrongValue(f"expected one of {', '.join(map(str, choices))}, not `{string}`")
    return converted
