"""`StringIO`: a string that is read and written like a file."""

from __future__ import annotations

from mupuppet.ruby.core.operators import LIBRARY_KINDS, formatted
from mupuppet.ruby.core.run import Run, check_size
from mupuppet.ruby.core.runtime import MANY, TABLES, definer
from mupuppet.ruby.core.string import lines_of
from mupuppet.ruby.stdlib.json_and_yaml import ReadableObject
from mupuppet.ruby.stdlib.libraries import module_function
from mupuppet.ruby_semantics.conversion import as_integer, as_string, to_s
from mupuppet.ruby_semantics.errors import UnsupportedRuby
from mupuppet.ruby_semantics.objects import Proc
from mupuppet.values.value import Value


class TextFile(ReadableObject):
    """A string with positions for reading and writing."""

    __slots__ = ("place", "text")

    class_name = "StringIO"

    def __init__(self, string: str) -> None:
        self.text = string
        self.place = 0

    def rest(self) -> str:
        rest = self.text[self.place :]
        self.place = max(len(self.text), self.place)
        return rest

    def write(self, string: str) -> int:
        """Write a string at the position."""
        if self.place == len(self.text):
            self.text += string
        else:
            padded = self.text.ljust(self.place, "\0")
            self.text = padded[: self.place] + string + padded[self.place + len(string) :]
        self.place += len(string)
        check_size(len(self.text))
        return len(string.encode("utf-8", "surrogateescape"))


_method = definer(TABLES.setdefault(TextFile, {}))
LIBRARY_KINDS.add(TextFile)


@module_function("StringIO")("new", 0, 2)
def _new(
    run: Run, kind: Value, block: Proc | None, string: Value = "", mode: Value = None
) -> Value:
    made = TextFile(as_string(string))
    if mode is not None and as_string(mode).startswith("a"):
        made.place = len(made.text)
    elif mode is not None and not as_string(mode).startswith("r"):
        raise UnsupportedRuby(f"a StringIO that is opened as `{as_string(mode)}'")
    return made


@module_function("StringIO")("open", 0, 2)
def _open(run: Run, kind: Value, block: Proc | None, *given: Value) -> Value:
    made = _new(run, kind, None, *given)
    return made if block is None else block.call(made)


def _lines(values: tuple[Value, ...]) -> str:
    """The output of `puts`: every value on its own line."""
    if not values:
        return "\n"
    written: list[str] = []
    for value in values:
        if type(value) is list:
            written.append(_lines(tuple(value)) if value else "")
            continue
        string = to_s(value)
        written.append(string if string.endswith("\n") else f"{string}\n")
    return "".join(written)


@_method("puts", 0, MANY)
def _puts(run: Run, file: TextFile, block: Proc | None, *values: Value) -> Value:
    file.write("\n" if values == ([],) else _lines(values))
    return None


@_method("print", 0, MANY)
def _print(run: Run, file: TextFile, block: Proc | None, *values: Value) -> Value:
    file.write("".join(map(to_s, values)))
    return None


@_method("printf", 1, MANY)
def _printf(run: Run, file: TextFile, block: Proc | None, form: Value, *values: Value) -> Value:
    file.write(formatted(run, as_string(form), list(values)))
    return None


@_method("<<", 1)
def _append(run: Run, file: TextFile, block: Proc | None, value: Value) -> Value:
    file.write(to_s(value))
    return file


@_method("write", 0, MANY)
def _write(run: Run, file: TextFile, block: Proc | None, *values: Value) -> Value:
    return sum(file.write(to_s(value)) for value in values)


@_method("read", 0, 1)
def _read(run: Run, file: TextFile, block: Proc | None, size: Value = None) -> Value:
    if size is not None:
        raise UnsupportedRuby("`read' of a number of bytes")
    return file.rest()


@_method("gets")
def _gets(run: Run, file: TextFile, block: Proc | None) -> Value:
    lines = lines_of(file.text[file.place :])
    if not lines:
        return None
    file.place += len(lines[0])
    return lines[0]


@_method("each_line each", 0, 1, enumerates=True)
def _each_line(run: Run, file: TextFile, block: Proc, *options: Value) -> Value:
    for line in lines_of(_read(run, file, None), options):
        block.call(line)
    return file


@_method("readlines", 0, 1)
def _readlines(run: Run, file: TextFile, block: Proc | None, *options: Value) -> Value:
    return lines_of(_read(run, file, None), options)


@_method("rewind")
def _rewind(run: Run, file: TextFile, block: Proc | None) -> Value:
    file.place = 0
    return 0


@_method("truncate", 1)
def _truncate(run: Run, file: TextFile, block: Proc | None, size: Value) -> Value:
    file.text = file.text[: as_integer(size)]
    return 0


_method("string")(lambda run, file, block: file.text)
_method("length size")(lambda run, file, block: len(file.text.encode("utf-8", "surrogateescape")))
_method("eof? eof")(lambda run, file, block: file.place >= len(file.text))
_method("close flush sync fsync close_write close_read")(lambda run, file, block: None)
