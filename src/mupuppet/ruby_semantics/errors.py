"""What can go wrong with Ruby code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.basics.records import Record
from mupuppet.versions.current import current_version

if TYPE_CHECKING:
    from mupuppet.source import SourceFile


class UnsupportedRuby(Exception):
    """A program uses Ruby outside the subset that is evaluated natively."""

    def __init__(self, construct: str, line: int | None = None) -> None:
        super().__init__(construct)
        self.construct = construct
        self.line = line
        #: The file, if it is not that of the function or template.
        self.path: str | None = None


class InvalidRuby(UnsupportedRuby):
    """A program that cannot be parsed, most likely not by Ruby either."""


class UnsupportedConstruct(Record):
    """Why a program needs Ruby, in a form that may be cached.

    An exception must not be cached: its traceback would keep the stack, and so the compilation,
    alive.
    """

    construct: str
    line: int | None
    path: str | None

    @classmethod
    def of(cls, problem: UnsupportedRuby, path: str | None = None) -> UnsupportedConstruct:
        return cls(problem.construct, problem.line, problem.path or path)

    def error(self) -> UnsupportedRuby:
        """A new exception that reports it."""
        error = UnsupportedRuby(self.construct, self.line)
        error.path = self.path
        return error


#: Exceptions that are not StandardErrors: a `rescue` without a class does not handle them.
_NOT_STANDARD = frozenset(
    "Exception Interrupt LoadError NoMemoryError NotImplementedError ScriptError SecurityError"
    " SignalException SyntaxError SystemExit SystemStackError".split()
)


class RubyError(Exception):
    """Ruby itself raises an exception here."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        #: The name of the exception's class.
        self.kind = kind
        self.message = message
        self.line: int | None = None
        #: The file of that line, if it is not the one that is run, but of a function that it calls.
        self.file: SourceFile | None = None
        #: Whether it is a StandardError.
        self.is_standard = kind not in _NOT_STANDARD
        #: For a class that the program defines: its ancestors, and the object itself.
        self.ancestors: tuple[str, ...] = ()
        self.thrown: object = None
        #: Whether Ruby itself raises it, not the program.
        self.is_rubys_own = True
        #: The error of Puppet code that the Ruby code called.
        self.origin: Exception | None = None


class Next(Exception):
    """`next` in a block: the block ends with a value."""

    def __init__(self, value: object) -> None:
        super().__init__()
        self.value = value


class Return(Exception):
    """`return` in a method: the call ends with a value."""

    def __init__(self, owner: object, value: object) -> None:
        super().__init__()
        self.owner = owner
        self.value = value


class Break(Exception):
    """`break` in a block or loop: the call that has the block ends with a value."""

    def __init__(self, owner: object, value: object) -> None:
        super().__init__()
        self.owner = owner
        self.value = value


class Retry(Exception):
    """`retry` in a `rescue`: its body begins again."""

    def __init__(self, owner: object) -> None:
        super().__init__()
        self.owner = owner


class Throw(Exception):
    """`throw`: the `catch` of the same tag ends with a value."""

    def __init__(self, tag: object, value: object) -> None:
        super().__init__()
        self.tag = tag
        self.value = value


def describe_receiver(inspected: str, class_name: str) -> str:
    """The receiver in the message about a missing method: its value; its class since Ruby 3.3."""
    if current_version.get().shows_receivers:
        return inspected if inspected.startswith("#") else f"{inspected}:{class_name}"
    if class_name in ("NilClass", "TrueClass", "FalseClass"):
        return inspected
    if class_name in ("Class", "Module"):
        return f"{class_name.lower()} {inspected}"
    if class_name == "Puppet::Parser::Scope":  # an object with methods of its own: functions
        return f"#<{class_name}>"
    return f"an instance of {class_name}"


def argument_error(given: int, expected: str) -> RubyError:
    """A method was called with a wrong number of arguments."""
    message = f"wrong number of arguments (given {given}, expected {expected})"
    return RubyError("ArgumentError", message)
