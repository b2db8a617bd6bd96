"""The session of one catalog with Ruby."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from types import NoneType
from typing import Any, NoReturn, TypeVar

from mupuppet.basics.records import Record
from mupuppet.environment.permissions import Permissions, refused_file, refused_writing
from mupuppet.environment.readable_directories import is_there
from mupuppet.ruby.compilation.program import load_everything
from mupuppet.ruby.core.run import Host, Run, replace_content
from mupuppet.ruby.core.runtime import call_method
from mupuppet.ruby.stdlib.libraries import is_missing_library
from mupuppet.ruby.worker.confinement import available_confinement
from mupuppet.ruby.worker.encoding import Coding, Frozen
from mupuppet.ruby.worker.problems import PuppetLibraryNeeded
from mupuppet.ruby.worker.process import NOT_UNDERSTOOD, Process, WorkerGone
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import Proc
from mupuppet.ruby_semantics.puppet_values import default_used
from mupuppet.ruby_semantics.replacements import Replacements
from mupuppet.values.host_objects import HostObjectProblem, Receiver
from mupuppet.values.value import Value

T = TypeVar("T")

_LEVELS = frozenset("debug info notice warning err alert emerg crit".split())

#: The names of variables that a template may read as instance variables.
_INSTANCE_VARIABLE = re.compile(r"@([A-Za-z_]\w*)")
#: Variables that Puppet freezes.
_FROZEN = frozenset(["facts", "trusted", "server_facts"])
#: How many times longer than for one response we wait for all of those about a catalog: code that
#: continues asking in good time must end as well, and while it sleeps our own time is not used.
_RESPONSES = 20
_WANTS_ALL = re.compile(r"instance_variable|binding|\beval\b|\bsend\b")


def _arity(block: Proc) -> int:
    return block.parameter_count if block.arity is None else block.arity


class _Called(Record):
    """The result of a call, and which arguments it has changed."""

    result: Value
    #: Where Ruby has given it the result, if so: there it must be the same object.
    place: str | int | None
    changed: list[tuple[int, Value]]


class Session:
    """The exchange with the worker about one catalog."""

    def __init__(
        self,
        process: Process,
        libraries: list[str],
        seconds: float,
        megabytes: int,
        missing_library: Callable[[], str | None],
        permissions: Permissions,
        binary_string: Callable[[bytes], Value],
    ) -> None:
        """`missing_library` tells why Puppet's library cannot be used; None if it can."""
        self._process = process
        self._seconds = seconds
        #: How long we may still wait for the worker, in all.
        self._seconds_left = seconds * _RESPONSES
        self._missing_library = missing_library
        #: What code has last used of Puppet's library in vain, and why it is not there.
        self._lacking: tuple[str, str] | None = None
        self._coding = Coding(self, binary_string)
        self._loaded_files: set[str] = set()
        #: The numbers of templates that the worker knows.
        self._templates: dict[tuple[str | None, str], int] = {}
        #: The instance variables in templates; None if they may use any.
        self._names: dict[str, tuple[str, ...] | None] = {}
        self._hosts: list[Host] = []
        self._latest_host: Host | None = None
        #: The lambdas that functions were given, by their numbers: code may keep them.
        self._lambdas: list[Proc] = []
        #: Errors of Puppet code that Ruby code called.
        self._origins: list[Exception] = []
        self._permissions = permissions
        process.send(
            {
                "do": "begin",
                "libraries": libraries,
                "megabytes": megabytes,
                "network": list(permissions.network),
                "hides_files": available_confinement().hides_files,
                "namespace": process.namespace,
            },
            seconds,
        )

    def end(self) -> None:
        """End the session; its objects have no longer a worker."""
        self._latest_host = None
        self._coding.release()
        if self._process.close.alive:
            with suppress(WorkerGone):
                self._process.end_catalog(self._seconds)

    def render(self, host: Host, template: str, file: str | None) -> str:
        """The output of a template. Raises RubyError."""
        variables = self._wanted_variables(host, template)
        number = self._templates.get((file, template))
        message: dict[str, Any] = {
            "do": "render",
            "file": file,
        }
        if number is None:
            number = self._templates[file, template] = len(self._templates)
            message["template"] = template
        message["number"] = number
        encode = self._coding.encode

        def complete() -> None:
            message["variables"] = [
                [name, encode(_as_sent(name, value))] for name, value in variables.items()
            ]

        answer = self._converse(host, message, complete)
        return self._understood(lambda: self._coding.decode_string(answer["result"]))

    def _wanted_variables(self, host: Host, template: str) -> dict[Value, Value]:
        """The variables that a template may read as `@name`; all if that is not known."""
        if template not in self._names:
            wants_all = _WANTS_ALL.search(template)
            found = dict.fromkeys(_INSTANCE_VARIABLE.findall(template))
            self._names[template] = None if wants_all else tuple(found)
        names = self._names[template]
        if names is None:
            return dict(host.variables())
        values = ((name, host.instance_variable(name)) for name in names)
        return {name: value for name, value in values if value is not None}

    def call(
        self,
        host: Host,
        name: str,
        path: str,
        source: str,
        method: str,
        arguments: list[Value],
        block: Proc | None,
        legacy: bool,
    ) -> Value:
        """The result of a method of a function. Raises RubyError."""
        message = {
            "do": "call",
            "name": name,
            "path": path,
            "method": method,
            "block": None if block is None else [len(self._lambdas), _arity(block)],
            "legacy": legacy,
        }
        if block is not None:
            self._lambdas.append(block)
        if path not in self._loaded_files:
            self._loaded_files.add(path)
            message["text"] = source
        # A function of the older interface gets copies.
        encode = self._coding.encode_copy if legacy else self._coding.encode

        def complete() -> None:
            message["arguments"] = [encode(argument) for argument in arguments]

        answer = self._converse(host, message, complete)
        result = self._decoded(answer["result"])
        if legacy:
            # For code that has called it.
            for index, changed in self._changed(answer, arguments):
                arguments[index] = changed
        return result

    def string_of(self, number: int) -> str:
        answer = self._asked_of_object("string", [number])
        return self._understood(lambda: self._coding.decode_string(answer))

    def are_equal(self, number: int, other: int) -> bool:
        return bool(self._asked_of_object("equal", [number, other]))

    def _asked_of_object(self, question: str, numbers: list[int]) -> Any:
        """What objects of the worker answer to Puppet itself. Raises HostObjectProblem."""
        assert self._latest_host is not None  # the worker has run code
        message = {"do": question, "numbers": numbers}
        try:
            return self._converse(self._latest_host, message)["result"]
        except RubyError as problem:
            raise HostObjectProblem(problem.message) from None
        except WorkerGone as problem:
            reason = f"Ruby, which has the object, gave no answer: {problem}"
            raise HostObjectProblem(reason) from None

    def _changed(self, answer: dict[str, Any], values: list[Value]) -> list[tuple[int, Value]]:
        """Which of some values the code has changed."""
        indices = range(len(values))
        return self._understood(
            lambda: [
                (indices[index], self._coding.decode(changed))
                for index, changed in answer.get("arguments", ())
            ]
        )

    def _apply_changes(self, message: dict[str, Any]) -> None:
        """Report to Puppet which of its values the code has changed or frozen."""
        changed, frozen = message.get("changed"), message.get("frozen")
        if frozen:
            for value in self._understood(lambda: self._coding.frozen(frozen)):
                self._hosts[-1].freeze(value)
        if not changed:
            return
        host, coding = self._hosts[-1], self._coding
        changes = self._understood(lambda: coding.changes(changed))
        shared = coding.shared
        replacements = Replacements(changes, host.keep_frozen, shared)
        for each in shared:
            now = replacements.with_contents(each)
            if now is not each:
                replace_content(each, now)
        host.replace_values(replacements)
        coding.replace(replacements)

    def _converse(
        self, host: Host, message: dict[str, Any], complete: Callable[[], None] | None = None
    ) -> dict[str, Any]:
        """Send a request, answer the worker's questions, and return the result.

        The request is completed with its values when it is known what the worker has of them.
        """
        coding = self._coding
        if not self._hosts:
            coding.begin()
        around = coding.is_frozen
        self._hosts.append(host)
        self._latest_host = host
        coding.is_frozen, coding.freeze = host.frozen_test(), host.freeze
        try:
            if complete is not None:
                message["first"] = coding.first
                complete()
            self._process.send(message, self._seconds)
            while True:
                answer = self._received()
                if "ask" in answer:
                    self._answer(answer)
                elif "result" in answer:
                    self._apply_changes(answer)
                    return answer
                else:
                    self._fail(answer)
        finally:
            self._hosts.pop()
            coding.is_frozen = around

    def _received(self) -> dict[str, Any]:
        """The next message of the worker, which may begin with values that have changed."""
        if self._seconds_left <= 0:
            self._process.give_up(
                f"it took more than {self._seconds * _RESPONSES:g} seconds in all"
            )
        asked = monotonic()
        answer = self._process.receive(self._seconds)
        self._seconds_left -= monotonic() - asked
        self._decoded(answer.get("kept", []))
        return answer

    def _decoded(self, data: Any) -> Value:
        return self._understood(lambda: self._coding.decode(data))

    def _understood(self, read: Callable[[], T]) -> T:
        """What a message holds. The worker may run hostile code, which can write any message."""
        try:
            return read()
        except (LookupError, TypeError, ValueError, AttributeError, AssertionError, RecursionError):
            self._process.give_up(NOT_UNDERSTOOD)

    def _fail(self, answer: dict[str, Any]) -> NoReturn:
        if "ended" in answer:
            self._process.give_up(f"it has ended with status {answer['ended']}")
        kind, message, line, is_standard, origin = self._understood(lambda: _error_of(answer))
        if kind in ("NoMemoryError", "SystemExit"):
            self._process.give_up(f"it has ended: {message}")
        if kind == "Harness::NetworkRefused":
            self._permissions.require_host("a connection of Ruby code", message)
        if kind in ("LoadError", "NameError", "NoMethodError") and self._lacking is not None:
            part, reason = self._lacking
            if part.rpartition("::")[2].rpartition(".")[2].rpartition("#")[2] in message:
                message += f"; Puppet's own library, which may have it, {reason}"
        problem = RubyError(kind or "StandardError", message)
        problem.line = line
        problem.is_standard = is_standard
        if origin is not None:
            problem.origin = self._understood(lambda: self._origins[origin])
        raise problem

    def _answer(self, question: dict[str, Any]) -> None:
        self._apply_changes(question)
        asked, arguments = self._understood(lambda: self._question(question))
        answer: dict[str, Any] | None = None
        try:
            result = asked(self, *arguments)
            first = self._coding.first
            if isinstance(result, _Called):
                answer = self._call_answer(result)
            else:
                answer = {"result": self._coding.encode(result)}
            answer["first"] = first
        except RubyError as problem:
            answer = {"error": {"kind": problem.kind, "message": problem.message}}
            if problem.origin is not None:
                answer["error"]["origin"] = len(self._origins)
                self._origins.append(problem.origin)
        finally:
            # An error that ends more than the Ruby code, such as a lookup, ends that code, too.
            if answer is None:
                self._unwind()
        self._process.send(answer, self._seconds)

    def _question(self, message: dict[str, Any]) -> tuple[Callable[..., Value], list[Value]]:
        asked, kinds = _QUESTIONS[message["ask"]]
        arguments = [self._coding.decode(argument) for argument in message["arguments"]]
        pairs = zip(arguments, kinds, strict=True)
        if not all(isinstance(argument, kind) for argument, kind in pairs):
            raise TypeError
        return asked, arguments

    def _unwind(self) -> None:
        """Abort the request that the worker is serving; no `rescue` sees it."""
        self._process.send({"unwind": True}, self._seconds)
        while True:
            answer = self._received()
            if "unwound" in answer:
                return
            if "ask" not in answer:
                self._fail(answer)
            self._answer(answer)

    # --- Questions

    def _host(self, scope: str) -> Host:
        host = self._hosts[-1]
        if scope == "around":
            return host.around
        return host.top if scope == "top" else host

    def _lookup(self, scope: str, name: str) -> Value:
        return _as_sent(name.removeprefix("::"), self._host(scope).scope_variable(name))

    def _unknown(self, scope: str, name: str) -> Value:
        return self._host(scope).unknown_reason(name)

    def _has(self, scope: str, name: str) -> Value:
        return self._host(scope).has_variable(name)

    def _is_variable(self, scope: str, name: str) -> Value:
        return self._host(scope).is_variable(name)

    def _bound(self, scope: str, name: str) -> Value:
        return self._host(scope).is_bound(name)

    def _set(self, scope: str, name: str, value: Value) -> Value:
        self._host(scope).set_variable(name, value)
        return None

    def _variables(self, scope: str) -> Value:
        return self._host(scope).variables()

    def _call(
        self, scope: str, name: str, arguments: list[Value], legacy: bool, block: str | None
    ) -> Value:
        host = self._host(scope)
        if not legacy:
            result = host.call_function(name, arguments, self._block_proxy(block))
            now = list(map(self._coding.current, arguments))
            return _Called(result, _place(name, now, result), [])
        before = list(arguments)
        result = host.call_legacy_function(name, arguments)
        pairs = enumerate(zip(before, arguments, strict=False))
        changed = [(index, new) for index, (old, new) in pairs if new is not old]
        return _Called(result, None, changed)

    def _call_answer(self, called: _Called) -> dict[str, Any]:
        coding, result = self._coding, called.result
        if called.place is not None:
            return {"given": called.place}
        changed = [[index, coding.encode_copy(new)] for index, new in called.changed]
        # A string is a new one.
        encode = coding.encode_copy if type(result) is str else coding.encode
        made = encode(result)
        if type(made) is str and id(result) in self._hosts[-1].frozen_by_code:
            made = {"l": made}
        return {"result": made, "changed": changed}

    def _block_proxy(self, block: str | None) -> Proc | None:
        if block is None:
            return None
        number, arity = self._understood(lambda: _block_numbers(block))
        host = self._hosts[-1]

        def call(*values: Value) -> Value:
            message: dict[str, Any] = {"do": "block", "number": number}

            def complete() -> None:
                message["arguments"] = [self._coding.encode(value) for value in values]

            return self._decoded(self._converse(host, message, complete)["result"])

        return Proc(call, arity, is_lambda=False)

    def _method(
        self, receiver: Receiver, name: str, arguments: list[Value], block: str | None
    ) -> Value:
        made = self._block_proxy(block)
        return self._hosts[-1].call_received(receiver, name, arguments, made)

    def _send(self, receiver: Value, name: str, arguments: list[Value], block: str | None) -> Value:
        """A method of one of Puppet's own objects, as code has it that is evaluated here."""
        load_everything()
        run = Run(self._hosts[-1], _SLOTS_OF_METHODS, None, False)
        try:
            return call_method(run, receiver, name, arguments, self._block_proxy(block))
        except UnsupportedRuby as problem:
            raise RubyError("Harness::NotHere", str(problem)) from None

    def _missing_file(self, name: str) -> Value:
        """Whether Puppet does not have a file."""
        return is_missing_library(name)

    def _module(self, name: str) -> Value:
        return self._hosts[-1].module_path(name)

    def _in(self, scope: str, kind: str) -> Value:
        return self._host(scope).is_in(kind)

    def _class(self, name: str, load: bool) -> Value:
        return self._hosts[-1].has_class(name, load)

    def _define(self, name: str, load: bool) -> Value:
        return self._hosts[-1].has_define(name, load)

    def _type(self, name: str) -> Value:
        return self._hosts[-1].has_type(name)

    def _node(self) -> Value:
        return self._hosts[-1].node_name()

    def _modules(self) -> Value:
        return dict(self._hosts[-1].modules())

    def _modulepath(self) -> Value:
        return self._hosts[-1].modulepath()

    def _find_resource(self, type: str, title: str) -> Value:
        found = self._hosts[-1].find_resource(type, title)
        return None if found is None else list(found)

    def _resources(self) -> Value:
        return [list(found) for found in self._hosts[-1].resources()]

    def _lambda(self, number: int, values: list[Value]) -> Value:
        return self._understood(lambda: self._lambdas[number]).call(*values)

    def _exists(self, name: str) -> Value:
        return self._hosts[-1].has_function(name)

    def _log(self, level: str, message: str) -> Value:
        if level not in _LEVELS:
            self._process.give_up(NOT_UNDERSTOOD)
        self._hosts[-1].log(level, message)
        return None

    def _library(self, part: str) -> Value:
        """Code uses a part of Puppet's library that the worker lacks."""
        reason = self._missing_library()
        if reason is None:
            raise PuppetLibraryNeeded(part)
        self._lacking = (part, reason)
        return None

    def _classes(self) -> Value:
        return self._hosts[-1].classes()

    def _tags(self) -> Value:
        return self._hosts[-1].tags()

    def _tag(self, tags: list[str]) -> Value:
        self._hosts[-1].tag(tags)
        return None

    def _call_stack(self) -> Value:
        return self._hosts[-1].call_stack()

    def _warn_once(self, key: str, message: str, level: str) -> Value:
        self._hosts[-1].warn_once(key, message, level)
        return None

    def _resource(self, scope: str) -> Value:
        return list(self._host(scope).resource())

    def _defaults(self, scope: str, type: str) -> Value:
        return self._host(scope).default_names(type)

    def _environment(self) -> Value:
        return self._hosts[-1].environment_name()

    def _hidden(self, path: str) -> Value:
        """Code uses a file that is missing, or a directory of which it may not see all."""
        if is_there(path) and not self._process.visible.allow(path):
            raise refused_file(path, by_worker=True)
        return None

    def _unwritable(self, path: str) -> Value:
        """Code makes a new file in a directory that is missing, or that it may not see."""
        directory = os.path.dirname(path)
        if is_there(directory) and not self._process.visible.allow(directory):
            raise refused_writing(path)
        return None

    def _protected(self, path: str) -> Value:
        """Code writes a file that the worker must not write."""
        raise refused_writing(path)


#: A call that is not part of a program has no variables but `self` and the class of the method.
_SLOTS_OF_METHODS = 2
_OPTIONAL = (str, NoneType)
_NUMBER = (int, NoneType)
#: What answers each question, and the types of its arguments.
_QUESTIONS: dict[str, tuple[Callable[..., Value], tuple[Any, ...]]] = {
    "lookup": (Session._lookup, (str, str)),
    "unknown": (Session._unknown, (str, str)),
    "has": (Session._has, (str, str)),
    "bound": (Session._bound, (str, str)),
    "is_variable": (Session._is_variable, (str, str)),
    "set": (Session._set, (str, str, object)),
    "variables": (Session._variables, (str,)),
    "call": (Session._call, (str, str, list, bool, _OPTIONAL)),
    "lambda": (Session._lambda, (int, list)),
    "exists": (Session._exists, (str,)),
    "log": (Session._log, (str, str)),
    "library": (Session._library, (str,)),
    "classes": (Session._classes, ()),
    "tags": (Session._tags, ()),
    "tag": (Session._tag, (list,)),
    "call_stack": (Session._call_stack, ()),
    "warn_once": (Session._warn_once, (str, str, str)),
    "resource": (Session._resource, (str,)),
    "defaults": (Session._defaults, (str, str)),
    "environment": (Session._environment, ()),
    "hidden": (Session._hidden, (str,)),
    "unwritable": (Session._unwritable, (str,)),
    "protected": (Session._protected, (str,)),
    "send": (Session._send, (object, str, list, _OPTIONAL)),
    "method": (Session._method, (Receiver, str, list, _OPTIONAL)),
    "missing_file": (Session._missing_file, (str,)),
    "module": (Session._module, (str,)),
    "in": (Session._in, (str, str)),
    "class": (Session._class, (str, bool)),
    "define": (Session._define, (str, bool)),
    "type": (Session._type, (str,)),
    "node": (Session._node, ()),
    "modules": (Session._modules, ()),
    "modulepath": (Session._modulepath, ()),
    "find_resource": (Session._find_resource, (str, str)),
    "resources": (Session._resources, ()),
}


def _as_sent(name: Value, value: Value) -> Value:
    """Frozen variables, which are sent to the worker once."""
    return Frozen(value) if name in _FROZEN and isinstance(value, dict) else value


def _place(name: str, arguments: list[Value], result: Value) -> str | int | None:
    """Where a result is among the arguments of a call.

    Arrays and hashes have numbers, and Python has only one of each short string.
    """
    if type(result) is str and len(result) > 1:
        for index, argument in enumerate(arguments):
            if argument is result:
                return index
    used = default_used(name, arguments, result)
    return len(arguments) - 1 if used == "argument" else used


def _block_numbers(block: str) -> tuple[int, int]:
    number, _, arity = block.partition("/")
    return int(number), int(arity)


def _error_of(answer: dict[str, Any]) -> tuple[str | None, str, int | None, bool, int | None]:
    """The class of an exception, its message, its line, whether it is a StandardError, and the
    number of the problem that it stands for.
    """
    error = answer["error"]
    kind, message, line, origin = (error[name] for name in ("kind", "message", "line", "origin"))
    for value, allowed in ((kind, _OPTIONAL), (message, str), (line, _NUMBER), (origin, _NUMBER)):
        if not isinstance(value, allowed):
            raise TypeError
    return kind, message, line, bool(error["standard"]), origin
