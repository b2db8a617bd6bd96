"""Files that code reads: `File`, `Dir`, `Pathname`, and Puppet's own functions for them."""

from __future__ import annotations

import os.path
import posixpath
import re
from collections.abc import Callable

from mupuppet.ruby.core.operators import LIBRARY_KINDS
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import CLASS_TABLES, MANY, TABLES, call_method, definer
from mupuppet.ruby.stdlib.json_and_yaml import read_json
from mupuppet.ruby.stdlib.libraries import module_function, string_of_bytes
from mupuppet.ruby.stdlib.stringio import TextFile
from mupuppet.ruby_semantics.conversion import as_string, to_s
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import LibraryObject, Proc
from mupuppet.ruby_semantics.strings import binary_string
from mupuppet.values.value import Value


def _no_file(path: str) -> RubyError:
    message = f"No such file or directory @ rb_sysopen - {path}"
    return RubyError("Errno::ENOENT", message)


def readable_path(run: Run, what: str, path: Value) -> str:
    """A path that code may read; others need Ruby."""
    string = path.path if isinstance(path, PathObject) else as_string(path)
    if not run.host.may_read(string):
        raise UnsupportedRuby(f"`{what}' of {string}, outside the environment (--allow-read)")
    return string


def _content(run: Run, what: str, path: Value) -> bytes:
    string = readable_path(run, what, path)
    if run.host.file_kind(string) is None:
        raise _no_file(string)
    return run.host.read_file(string)


def _read(run: Run, kind: Value, block: Proc | None, path: Value, *options: Value) -> Value:
    return string_of_bytes(_content(run, "File.read", path))


def _read_bytes(run: Run, kind: Value, block: Proc | None, path: Value) -> Value:
    return binary_string(_content(run, "File.binread", path))


def _kind_test(what: str, *kinds: str) -> Callable[..., Value]:
    def test(run: Run, kind: Value, block: Proc | None, path: Value) -> Value:
        return run.host.file_kind(readable_path(run, what, path)) in kinds

    return test


def _is_link(run: Run, kind: Value, block: Proc | None, path: Value) -> Value:
    return os.path.islink(readable_path(run, "File.symlink?", path))


def _lines(run: Run, kind: Value, block: Proc | None, path: Value, *options: Value) -> Value:
    return call_method(run, _read(run, kind, block, path), "lines", [*options], None)


def _load_yaml_file(loader: str) -> Callable[..., Value]:
    load = CLASS_TABLES["YAML"][loader].function

    def load_file(run: Run, kind: Value, block: Proc | None, path: Value, *options: Value) -> Value:
        content = _read(run, kind, None, path)
        try:
            return load(run, kind, block, content, *options)
        except RubyError as error:
            error.message = error.message.replace("(<unknown>)", f"({to_s(path)})", 1)
            raise

    return load_file


class OpenFile(TextFile):
    """A file that was opened to be read."""

    __slots__ = ("is_closed", "path")
    class_name = "File"

    def __init__(self, content: str, path: str) -> None:
        super().__init__(content)
        self.path = path
        self.is_closed = False

    def rest(self) -> str:
        if self.is_closed:
            raise RubyError("IOError", "closed stream")
        return super().rest()


#: What code does with a file that it reads.
_OF_READING = "read gets each_line each readlines rewind eof? eof"
TABLES[OpenFile] = {name: TABLES[TextFile][name] for name in _OF_READING.split()}
_open_file = definer(TABLES[OpenFile])
_open_file("path to_path")(lambda run, file, block: file.path)
_open_file("closed?")(lambda run, file, block: file.is_closed)
LIBRARY_KINDS.add(OpenFile)


@_open_file("close")
def _close(run: Run, file: OpenFile, block: Proc | None) -> Value:
    file.is_closed = True
    return None


def _open(
    run: Run, kind: Value, block: Proc | None, path: Value, mode: Value = "r", *options: Value
) -> Value:
    if options or not isinstance(mode, str) or mode.partition(":")[0] not in ("r", "rt"):
        raise UnsupportedRuby("`File.open' for more than to read text")
    file = OpenFile(string_of_bytes(_content(run, "File.open", path)), readable_path(run, "", path))
    if block is None:
        return file
    try:
        return block.call(file)
    finally:
        file.is_closed = True


_file = module_function("File")
_file("open", 1, 3)(_open)
_file("new", 1, 3)(lambda run, kind, block, *given: _open(run, kind, None, *given))
_file("read", 1, 2)(_read)
_file("binread", 1)(_read_bytes)
_file("readlines", 1, 2)(_lines)
_file("exist? exists?", 1)(_kind_test("File.exist?", "file", "directory"))
_file("file? readable?", 1)(_kind_test("File.file?", "file"))
_file("directory?", 1)(_kind_test("File.directory?", "directory"))
_file("symlink?", 1)(_is_link)
module_function("YAML")("load_file", 1, 2)(_load_yaml_file("load"))
module_function("YAML")("safe_load_file", 1, 2)(_load_yaml_file("safe_load"))
module_function("JSON")("load_file", 1)(
    lambda run, kind, block, path: read_json(_read(run, kind, None, path))
)
_file_system = module_function("Puppet::FileSystem")
_file_system("exist?", 1)(_kind_test("File.exist?", "file", "directory"))
_file_system("file?", 1)(_kind_test("File.file?", "file"))
_file_system("directory?", 1)(_kind_test("File.directory?", "directory"))
_file_system("symlink?", 1)(_is_link)
_file_system("read read_preserve_line_endings", 1, 2)(_read)
_file_system("binread", 1)(_read_bytes)


@module_function("FileUtils")("compare_file cmp identical?", 2)
def _compare(run: Run, module: Value, block: Proc | None, one: Value, other: Value) -> Value:
    first = _content(run, "FileUtils.compare_file", one)
    return first == _content(run, "FileUtils.compare_file", other)


module_function("Dir")("exist?", 1)(_kind_test("File.directory?", "directory"))


@module_function("Dir")("glob []", 1)
def _glob(run: Run, kind: Value, block: Proc | None, pattern: Value) -> Value:
    if block is not None:
        raise UnsupportedRuby("`Dir.glob' with a block")
    patterns = pattern if type(pattern) is list else [pattern]
    found: list[Value] = []
    for each in patterns:
        if as_string(each) == "":
            continue
        plain = re.split(r"[*?\\[{]", as_string(each))[0].rpartition("/")[0] or "/"
        readable_path(run, "Dir.glob", plain)
        if run.host.file_kind(plain) is not None:
            found += run.host.list_files(as_string(each))
    return found


class PathObject(LibraryObject):
    """Ruby's `Pathname`."""

    __slots__ = ("path",)
    ruby_class = "Pathname"

    def __init__(self, path: str) -> None:
        self.path = path

    def __str__(self) -> str:
        return self.path

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PathObject) and other.path == self.path

    def __hash__(self) -> int:
        return hash(self.path)


_path_method = definer(TABLES.setdefault(PathObject, {}))
LIBRARY_KINDS.add(PathObject)


@module_function("Pathname")("new", 1)
def _new_path(run: Run, kind: Value, block: Proc | None, path: Value) -> Value:
    return path if isinstance(path, PathObject) else PathObject(as_string(path))


def _tidied(path: str) -> str:
    clean = posixpath.normpath(path)
    return clean[1:] if clean.startswith("//") else clean


def _joined(run: Run, path: PathObject, block: Proc | None, *parts: Value) -> Value:
    strings = [to_s(part) for part in parts]
    return PathObject(_tidied(posixpath.join(path.path, *strings)))


def _of_path(names: str, function: Callable[..., Value]) -> None:
    _path_method(names)(lambda run, path, block: function(run, None, None, path.path))


_path_method("to_s to_str to_path")(lambda run, path, block: path.path)
_path_method("cleanpath")(lambda run, path, block: PathObject(_tidied(path.path)))
_path_method("join +", 1, MANY)(_joined)
_path_method("basename")(lambda run, p, block: PathObject(posixpath.basename(p.path)))
_path_method("dirname parent")(lambda run, p, block: PathObject(posixpath.dirname(p.path)))
_path_method("absolute?")(lambda run, path, block: path.path.startswith("/"))
_path_method("relative?")(lambda run, path, block: not path.path.startswith("/"))
_of_path("exist?", _kind_test("File.exist?", "file", "directory"))
_of_path("file? readable?", _kind_test("File.file?", "file"))
_of_path("directory?", _kind_test("File.directory?", "directory"))
_of_path("read", _read)
