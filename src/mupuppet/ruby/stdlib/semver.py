"""Semantic versions and their ranges, as in the Ruby library `semantic_puppet`."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.ruby.core.operators import LIBRARY_KINDS
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import TABLES, definer
from mupuppet.ruby.stdlib.libraries import module_function
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.conversion import as_string, inspect
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import Proc
from mupuppet.values.value import Value
from mupuppet.values.version_ranges import SemVerRange, parse_range
from mupuppet.values.versions import SemVer, VersionError, parse_version

_INVALID = "SemanticPuppet::Version::ValidationFailure"

LIBRARY_KINDS.update([SemVer, SemVerRange])
_versions = module_function("SemanticPuppet::Version")
_version_method = definer(TABLES.setdefault(SemVer, {}))
_range_method = definer(TABLES.setdefault(SemVerRange, {}))


@_versions("parse", 1)
def _parse(run: Run, kind: Value, block: Proc | None, string: Value) -> Value:
    try:
        return parse_version(as_string(string))
    except VersionError as problem:
        raise RubyError(_INVALID, str(problem)) from None


@_versions("valid?", 1)
def _is_valid(run: Run, kind: Value, block: Proc | None, string: Value) -> Value:
    try:
        parse_version(as_string(string))
    except VersionError:
        return False
    return True


@module_function("SemanticPuppet::VersionRange")("parse", 1)
def _parse_range(run: Run, kind: Value, block: Proc | None, string: Value) -> Value:
    try:
        return parse_range(as_string(string))
    except VersionError as problem:
        raise RubyError("ArgumentError", str(problem)) from None


def _joined(parts: tuple[int | str, ...] | None) -> str | None:
    return None if parts is None else ".".join(map(str, parts))


_version_method("major")(lambda run, version, block: version.major)
_version_method("minor")(lambda run, version, block: version.minor)
_version_method("patch")(lambda run, version, block: version.patch)
_version_method("prerelease")(lambda run, version, block: _joined(version.prerelease))
_version_method("build")(lambda run, version, block: _joined(version.build))
_version_method("stable?")(lambda run, version, block: version.is_stable)
_version_method("to_s")(lambda run, version, block: str(version))


@_version_method("<=>", 1)
def _order(run: Run, version: SemVer, block: Proc | None, other: Value) -> Value:
    return version.compare(other) if isinstance(other, SemVer) else None


def _test(test: Callable[[int], bool]) -> Callable[..., Value]:
    def compare(run: Run, version: SemVer, block: Proc | None, other: Value) -> Value:
        if isinstance(other, SemVer):
            return test(version.compare(other))
        is_simple = other is None or isinstance(other, (bool, int, float))
        shown = inspect(other) if is_simple else class_name(other)
        message = f"comparison of SemanticPuppet::Version with {shown} failed"
        raise RubyError("ArgumentError", message)

    return compare


_version_method("<", 1)(_test(lambda order: order < 0))
_version_method("<=", 1)(_test(lambda order: order <= 0))
_version_method(">", 1)(_test(lambda order: order > 0))
_version_method(">=", 1)(_test(lambda order: order >= 0))


@_range_method("include? member? cover? ===", 1)
def _includes(run: Run, versions: SemVerRange, block: Proc | None, version: Value) -> Value:
    if not isinstance(version, SemVer):
        raise UnsupportedRuby("whether something other than a version is in a range of versions")
    return versions.includes(version)


_range_method("to_s")(lambda run, versions, block: str(versions))
