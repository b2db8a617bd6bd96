"""The options with which verbs choose an environment."""

import os
import sys
from argparse import ArgumentTypeError, BooleanOptionalAction, Namespace
from typing import TYPE_CHECKING

from mupuppet.basics import slashed
from mupuppet.cli.option_values import PathsValue, environment_name, path
from mupuppet.cli.options import Parser, WrongUsage, add_puppet, version_of
from mupuppet.cli.permission_options import permissions_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mupuppet.diagnostics import Diagnostic
    from mupuppet.environment.environment import Environment
    from mupuppet.environment.spec import EnvironmentSpec
    from mupuppet.values.value import Value


def add_environment_options(parser: Parser, *, with_two_versions: bool = False) -> None:
    """Whose language it is, where modules and data are, and what the environment is called."""
    add_puppet(parser, with_two=with_two_versions)
    parser.add_argument(
        "--modulepath",
        metavar="DIRS",
        default="",
        type=PathsValue(),
        help=f"module directories, separated by `{os.pathsep}`, to search before the environment's "
        f"own",
    )
    parser.add_argument(
        "--environment",
        metavar="NAME",
        type=environment_name,
        help="the environment's name; in a code directory, which environment (default: production)",
    )
    parser.add_argument(
        "--hiera-config",
        metavar="FILE",
        type=path,
        help="the hiera.yaml of the global layer (default: that of the code directory, if any)",
    )
    parser.add_argument(
        "--setting",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        type=_setting,
        help="a Puppet setting, which code reads as `$settings::NAME` (repeatable)",
    )
    parser.add_argument(
        "--cache",
        action=BooleanOptionalAction,
        default=True,
        help="cache parsed code and data in your cache directory for the next run (the default)",
    )


def _setting(argument: str) -> "tuple[str, Value]":
    """A setting as it is written on the command line."""
    from mupuppet.environment.puppet_settings import DECIDED_HERE, DEFAULTS, read_setting

    name, equals, value = argument.partition("=")
    if not equals:
        raise ArgumentTypeError(f"expected NAME=VALUE, not `{argument}`")
    if name in DECIDED_HERE:
        raise ArgumentTypeError(f"`{name}` is set by other options")
    if name not in DEFAULTS:
        raise ArgumentTypeError(f"Puppet has no setting `{name}`")
    return name, read_setting(name, value)


def _lead_nowhere(modulepath: tuple[str, ...], hiera_config: str | None) -> "Iterator[Diagnostic]":
    """What options name and does not exist: Puppet ignores it without a warning."""
    from mupuppet.diagnostics import Diagnostic, Severity
    from mupuppet.source import SourceFile, Span

    for place in modulepath:
        if not os.path.isdir(place):
            message, source = f"there is no module directory `{place}`", SourceFile("", place)
            severity = Severity.WARNING
            yield Diagnostic("missing-directory", severity, message, source, Span(0, 0), 0)
    if hiera_config is not None and not os.path.isfile(hiera_config):
        source = SourceFile("", hiera_config)
        message = "there is no such file"
        yield Diagnostic("missing-file", Severity.ERROR, message, source, Span(0, 0), 0)


#: What shows that a directory is one of code.
_CODE = ("environment.conf", "environments", "hiera.yaml", "manifests", "modules", "site-modules")


def has_code(directory: str) -> bool:
    """Whether a directory looks like one of code."""
    return any(os.path.exists(slashed.join(directory, name)) for name in _CODE)


def is_directory_of_code(argument: str) -> bool:
    """Whether an argument, where others are keys or nodes, means a directory."""
    if argument in (".", "..") or "/" in argument:
        return True
    return has_code(argument)


def add_code_options(parser: Parser) -> None:
    """What is compiled in the place of the main manifests."""
    options = parser.add_group("code from the command line, instead of the main manifests")
    options.add_argument(
        "-e", "--execute", metavar="CODE", dest="code", help="compile this code, with the modules"
    )
    options.add_argument(
        "--class",
        metavar="NAME",
        action="append",
        default=[],
        dest="given_classes",
        help="compile this class alone; its parameters come from data (repeatable)",
    )


def code_of(options: Namespace) -> str | None:
    """The code that options put in the place of the main manifests."""
    import re

    code: str | None = getattr(options, "code", None)
    names: list[str] = getattr(options, "given_classes", [])
    for name in names:
        if re.fullmatch(r"(::)?[a-z]\w*(::[a-z]\w*)*", name) is None:
            raise WrongUsage(f"--class: `{name}` is not the name of a class")
    if not names:
        return code
    return "\n".join([*([code] if code else []), *(f"include {name}" for name in names)])


def environment_of(options: Namespace, name: str | None = None) -> "Environment":
    """The environment that `path` and these options stand for.

    `name` is the one from a node classifier, which takes precedence.
    """
    from mupuppet.environment.environment import Environment

    given = code_of(options)
    if given is not None and options.path == os.curdir and not any(map(os.path.exists, _CODE)):
        # There are no modules here, and none are needed.
        return Environment.opened(lambda: _spec(options, name or options.environment, given))
    opened = _opened(options, name)
    return opened if given is None else opened.derive(code=given)


def _opened(options: Namespace, name: str | None) -> "Environment":
    from mupuppet.environment.environment import Environment
    from mupuppet.environment.file_reading import MOST_BYTES

    code: str | None = None
    if options.path == "-":
        # Bytes that are not UTF-8 are reported with the other mistakes in the code.
        code = sys.stdin.buffer.read(MOST_BYTES + 1).decode("utf-8", "surrogateescape")
        if len(code) > MOST_BYTES:
            raise WrongUsage(f"standard input has more than {MOST_BYTES >> 20} MB")
    return Environment.opened(lambda: _spec(options, name or options.environment, code))


def _cache_directory(spec: "EnvironmentSpec") -> str | None:
    """Where parsed code is cached: not in what is compiled, which others may have written."""
    from mupuppet.environment.disk_cache import default_cache_directory

    cache = default_cache_directory()
    if cache is None or spec.root is None:
        return cache
    return (
        None
        if f"{slashed.realpath(cache)}/".startswith(f"{slashed.realpath(spec.root)}/")
        else cache
    )


def _spec(options: Namespace, name: str | None, code: str | None) -> "EnvironmentSpec":
    from mupuppet.basics.records import replace
    from mupuppet.environment.discovery import find_spec
    from mupuppet.environment.spec import DEFAULT_NAME, EnvironmentSpec, split_directories

    modulepath = split_directories(options.modulepath)
    if code is None:
        spec = find_spec(options.path, name=name, modulepath=modulepath)
    else:
        spec = EnvironmentSpec(name or DEFAULT_NAME, code, modulepath=modulepath)
    hiera_config = options.hiera_config
    return replace(
        spec,
        hiera_config=spec.hiera_config if hiera_config is None else slashed.abspath(hiera_config),
        problems=(*spec.problems, *_lead_nowhere(modulepath, hiera_config)),
        settings={**spec.settings, **dict(options.setting)},
        puppet=version_of(options),
        cache=_cache_directory(spec) if options.cache else None,
        permissions=permissions_of(options),
    )
