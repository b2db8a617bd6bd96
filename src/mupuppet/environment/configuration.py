"""`environment.conf`: where an environment has its modules and manifests.

The file is read as in Puppet: settings precede any section, the first value of a name is used,
values may have quotes and may refer to other settings. A line that cannot be parsed is a
diagnostic; unknown settings cause warnings.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from mupuppet.basics import slashed
from mupuppet.basics.patterns import pattern
from mupuppet.basics.records import Record, field
from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.environment.file_reading import read_source
from mupuppet.environment.readable_directories import ReadableDirectories
from mupuppet.source import SourceFile, Span

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId

FILE_NAME = "environment.conf"

_SECTION = pattern(r"\s*\[(\w+)\]\s*")
#: Of a line without spaces at its end.
_SETTING = pattern(r"\s*(\w+)\s*=\s*(.*)")
_NOTHING = pattern(r"\s*(#.*)?")
_REFERENCE = pattern(r"\$(\w+)|\$\{(\w+)\}")
_WILDCARDS = pattern(r"[*?\[]")
#: `{owner = root, mode = 644}`, which a value may have after the name of a file.
_OPTIONS = pattern(r"\{([^}]+)\}")
_OPTION = pattern(r"\s*(?:owner|group|mode)\s*=\s*\w+\s*")
_TIME_TO_LIVE = pattern(r"\d+[ydhms]?|unlimited")

#: What an environment may set.
KNOWN_SETTINGS = frozenset(
    "modulepath manifest config_version environment_timeout environment_data_provider "
    "static_catalogs rich_data".split()
)


class ConfigurationContext(Record):
    """What the settings of an environment may refer to."""

    name: str
    basemodulepath: tuple[str, ...] = ()
    codedir: str = "/etc/puppetlabs/code"
    #: Whether the code directory is really there.
    in_codedir: bool = False

    def value(self, name: str) -> str | None:
        """The value of another setting."""
        if name == "environment":
            return self.name
        if name == "basemodulepath":
            return os.pathsep.join(self.basemodulepath)
        if name == "codedir":
            return self.codedir
        if name == "environmentpath":
            return slashed.join(self.codedir, "environments")
        return "/etc/puppetlabs/puppet" if name == "confdir" else None


class Configuration(Record, frozen=False):
    """The settings of an environment, and what is wrong with them."""

    root: str
    context: ConfigurationContext
    values: dict[str, str] = field(default_factory=dict)
    problems: list[Diagnostic] = field(default_factory=list)
    _source: SourceFile = field(default_factory=lambda: SourceFile("", ""))
    _places: dict[str, Span] = field(default_factory=dict)
    #: Sections and settings that mean nothing, and where they are.
    _sections: dict[str, Span] = field(default_factory=dict)
    _unknown: dict[str, Span] = field(default_factory=dict)

    @property
    def manifest(self) -> str:
        """The file or directory of main manifests; it need not exist."""
        written = self.values.get("manifest")
        if written is None:
            return slashed.join(self.root, "manifests")
        return self._interpolated("manifest", self._absolute(written))

    @property
    def modulepath(self) -> tuple[str, ...]:
        """The module directories, whether they exist or not."""
        written = self.values.get("modulepath")
        if written is None:
            return (slashed.join(self.root, "modules"), *self.context.basemodulepath)
        expanded: list[str] = []
        for part in slashed.split(written):
            path = self._absolute(part)
            has_wildcards = _WILDCARDS.search(path) is not None and not path.startswith("$")
            expanded += sorted(_matching(path)) if has_wildcards else [path]
        joined = self._interpolated("modulepath", os.pathsep.join(expanded))
        return tuple(slashed.normpath(path) for path in slashed.split(joined) if path)

    @property
    def config_version(self) -> str | None:
        """The command that names the version of the code."""
        written = self.values.get("config_version")
        if not written:
            return None
        return self._interpolated("config_version", self._absolute(written))

    @property
    def static_catalogs(self) -> bool:
        return self.values.get("static_catalogs") != "false"

    @property
    def places(self) -> dict[str, tuple[SourceFile, Span]]:
        """Where settings have their values."""
        return {name: (self._source, span) for name, span in self._places.items()}

    @property
    def has_wildcards(self) -> bool:
        """Does the module path depend on which directories exist?"""
        return _WILDCARDS.search(self.values.get("modulepath", "")) is not None

    def visible_settings(self) -> dict[str, str]:
        """The settings that code can see, as far as they are known here."""
        visible = {"manifest": self.manifest, "modulepath": os.pathsep.join(self.modulepath)}
        if self.context.in_codedir:
            for name in ("codedir", "environmentpath", "basemodulepath"):
                visible[name] = self.context.value(name) or ""
        return visible

    def _absolute(self, path: str) -> str:
        if path.startswith("$"):
            return path
        return slashed.normpath(slashed.join(self.root, path))

    def _interpolated(self, setting: str, written: str) -> str:
        def value(found: re.Match[str]) -> str:
            name = found[1] or found[2]
            known = self.context.value(name)
            if known is None:
                message = (
                    f"Error converting value for param '{setting}': "
                    f"Could not find value for {found[0]}"
                )
                self._error("unknown-setting", message, self._places[setting])
                return ""
            return known

        return _REFERENCE.sub(value, written)

    # --- Reading

    def read(self, path: str, area: ReadableDirectories) -> None:
        """Read the file; what was wrong with it is among the problems."""
        self._source, problems = read_source(path, area)
        if problems:
            self.problems += problems
            return
        section = None
        offset = 0
        for line in self._source.text.splitlines(keepends=True):
            section = self._read_line(line, offset, section)
            offset += len(line)
        self._warn_of_ignored(path)

    def _warn_of_ignored(self, path: str) -> None:
        if self._sections:
            message = (
                f"Invalid sections in environment.conf at '{path}'. Environment conf may not have "
                "sections. The following sections are being ignored: "
                f"'{','.join(self._sections)}'"
            )
            self._warn("invalid-settings-section", message, next(iter(self._sections.values())))
        if self._unknown:
            from difflib import get_close_matches

            message = (
                f"Invalid settings in environment.conf at '{path}'. The following unknown "
                f"setting(s) are being ignored: {', '.join(self._unknown)}"
            )
            name, span = next(iter(self._unknown.items()))
            near = get_close_matches(name, sorted(KNOWN_SETTINGS), n=1)
            hint = f"did you mean `{near[0]}`?" if near else None
            self._warn("invalid-settings", message, span, hint)

    def _read_line(self, line: str, offset: int, section: str | None) -> str | None:
        content = line.rstrip("\r\n")
        span = Span(offset + len(content) - len(content.lstrip()), offset + len(content.rstrip()))
        if (found := _SECTION.fullmatch(content)) is not None:
            if found[1] != "main":
                self._sections.setdefault(found[1], span)
            return found[1]
        if (found := _SETTING.fullmatch(content.rstrip())) is not None:
            if section in (None, "main"):
                self._read_setting(found, offset, span)
            return section
        if _NOTHING.fullmatch(content) is None:
            self._error("invalid-setting", f"Could not match line {content.strip()}", span)
        return section

    def _read_setting(self, found: re.Match[str], offset: int, span: Span) -> None:
        name = found[1]
        if name not in KNOWN_SETTINGS:
            self._unknown.setdefault(name, Span(span.start, span.start + len(name)))
        elif name not in self.values:
            self._places[name] = place = Span(offset + found.start(2), offset + found.end(2))
            value = re.sub(r"^[\"']|[\"']$", "", found[2]).rstrip()
            options = _OPTIONS.search(value, 0, value.rfind("}") + 1)
            if options is not None:
                if not all(map(_OPTION.fullmatch, options[1].split(","))):
                    self._error("invalid-setting", f"Could not parse '{value}'", place)
                value = (value[: options.start()] + value[options.end() :]).rstrip()
            if name == "environment_timeout" and _TIME_TO_LIVE.fullmatch(value) is None:
                message = f"Invalid 'time to live' format '\"{value}\"' for parameter: {name}"
                self._error("invalid-setting", message, place)
            if "\0" in value:
                self._error("invalid-setting", f"the value of {name} contains a null byte", place)
                value = ""
            self.values[name] = value

    def _error(self, id: DiagnosticId, message: str, span: Span) -> None:
        problem = Diagnostic(id, Severity.ERROR, message, self._source, span, span.start)
        if problem not in self.problems:
            self.problems.append(problem)

    def _warn(self, id: DiagnosticId, message: str, span: Span, hint: str | None = None) -> None:
        self.problems.append(
            Diagnostic(id, Severity.WARNING, message, self._source, span, span.start, hint=hint)
        )


#: How many directories a pattern in a module path may lead to.
_MOST_MATCHES = 10_000


def _matching(pattern: str) -> list[str]:
    """The paths that match a pattern, each place once: links may lead in any number of circles."""
    from fnmatch import filter as matching

    drive, path = os.path.splitdrive(pattern)
    found = [f"{drive}/"]
    for part in path.split("/")[1:]:
        above, found = found, []
        seen = set()
        for directory in above:
            names = [part]
            if _WILDCARDS.search(part) is not None:
                try:
                    names = sorted(matching(os.listdir(directory), part))
                except OSError:
                    continue
            for name in names:
                path = slashed.join(directory, name)
                real = slashed.realpath(path)
                hidden = name.startswith(".") and not part.startswith(".")
                if os.path.lexists(path) and not hidden and real not in seen:
                    seen.add(real)
                    found.append(path)
        del found[_MOST_MATCHES:]
    return found


def unknown_settings(root: str, names: Iterable[str]) -> Diagnostic:
    """The warning about settings that `environment.conf` cannot have."""
    path = slashed.join(root, FILE_NAME)
    message = (
        f"Invalid settings in environment.conf at '{path}'. The following unknown setting(s) are "
        f"being ignored: {', '.join(names)}"
    )
    source = SourceFile("", path)
    return Diagnostic("invalid-settings", Severity.WARNING, message, source, Span(0, 0), 0)


def read_configuration(
    root: str, context: ConfigurationContext, area: ReadableDirectories
) -> Configuration:
    """The configuration of the environment in a directory; without a file, the usual one.

    A file that is a link out of the area is not read.
    """
    configuration = Configuration(root, context)
    path = slashed.join(root, FILE_NAME)
    if os.path.lexists(path):
        configuration.read(path, area)
    return configuration
