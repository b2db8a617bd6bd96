"""Functions that fail if a value is not what it should be."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from mupuppet.functions.caller_context import CallerContext
from mupuppet.functions.declarations import Topic
from mupuppet.functions.legacy import LegacyFunction, check_count
from mupuppet.functions.registry import (
    ArgumentMismatch,
    Block,
    Context,
    Function,
    FunctionError,
    InvalidArgument,
)
from mupuppet.functions.stdlib.checks import (
    is_absolute_path,
    is_domain_name,
    is_email_address,
    is_ip_address,
    is_ipv4_address,
    is_ipv6_address,
)
from mupuppet.functions.stdlib.compiler_context import deprecate
from mupuppet.functions.stdlib.declarations import STDLIB, find_stdlib_function, function, legacy
from mupuppet.functions.stdlib.ruby_values import flatten, float_of, integer_of, regexp_of
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.conversion import described, to_s
from mupuppet.types.base import Type, TypeArgumentError
from mupuppet.types.builtin import parse_type
from mupuppet.types.inference import infer_detailed
from mupuppet.types.mismatch import describe_mismatch
from mupuppet.values.ruby_numbers import NotANumber
from mupuppet.values.value import Value


def _instead(type_name: str) -> str:
    return f"use a parameter of type {type_name} instead"


def _declare_checks(
    kind: str, check: Callable[[Context, Value], None], what: str, instead: str | None = None
) -> None:
    """`validate_KIND`, which takes any number of values and checks each of them."""
    name = f"validate_{kind}"
    description = f"Fails unless all values are {what}."
    deprecated = None if instead is None else _instead(instead)

    @legacy(name, "$value, …", Topic.VALIDATION, description, statement=True, deprecated=deprecated)
    def _validate(context: Context, arguments: list[Value]) -> Value:
        check_count(arguments, 1, None, f"{name}(): wrong number of arguments ({{}}; must be > 0)")
        for argument in arguments:
            check(context, argument)


# --- Kinds of values


def _of_kinds(article: str, *kinds: type) -> Callable[[Context, Value], None]:
    def check(context: Context, value: Value) -> None:
        if type(value) not in kinds:
            raise FunctionError(
                f"{described(value)} is not {article}.  It looks to be a {class_name(value)}",
                "assertion-failed",
            )

    return check


_declare_checks("array", _of_kinds("an Array", list), "arrays", "Array")
_declare_checks("bool", _of_kinds("a boolean", bool), "booleans", "Boolean")
_declare_checks("hash", _of_kinds("a Hash", dict), "hashes", "Hash")
_declare_checks("string", _of_kinds("a string", str, type(None)), "strings", "String")


# --- Paths, names and addresses


def _check_paths(context: Context, value: Value) -> None:
    for path in value if type(value) is list else [value]:
        if not is_absolute_path(context, path):
            raise FunctionError(f"{described(path)} is not an absolute path.", "assertion-failed")


def _of_form(
    is_right: Callable[[Value], bool], description: str
) -> Callable[[Context, Value], None]:
    def check(context: Context, value: Value) -> None:
        if type(value) is not str:
            raise FunctionError(f"{described(value)} is not a string.", "assertion-failed")
        if not is_right(value):
            raise FunctionError(f"{described(value)} is not a {description}", "assertion-failed")

    return check


_declare_checks("absolute_path", _check_paths, "absolute paths", "Stdlib::Absolutepath")
_declare_checks(
    "domain_name", _of_form(is_domain_name, "syntactically correct domain name"), "domain names"
)
_declare_checks(
    "email_address", _of_form(is_email_address, "valid email address"), "email addresses"
)
for _version, _is_address, _type_name in (
    ("IP", is_ip_address, "Stdlib::IP::Address"),
    ("IPv4", is_ipv4_address, "Stdlib::IP::Address::V4"),
    ("IPv6", is_ipv6_address, "Stdlib::IP::Address::V6"),
):
    _declare_checks(
        f"{_version.lower()}_address",
        _of_form(_is_address, f"valid {_version} address."),
        f"{_version} addresses",
        _type_name,
    )


# --- Numbers


@legacy(
    "validate_integer",
    "$value, [$max], [$min]",
    Topic.VALIDATION,
    "Fails unless a value is an integer within the limits.",
    statement=True,
    deprecated=_instead("Integer"),
)
def _validate_integer(context: Context, arguments: list[Value]) -> Value:
    _NumberCheck("validate_integer", "an Integer", integer_of).run(arguments)


@legacy(
    "validate_numeric",
    "$value, [$max], [$min]",
    Topic.VALIDATION,
    "Fails unless a value is a number within the limits.",
    statement=True,
    deprecated=_instead("Numeric"),
)
def _validate_numeric(context: Context, arguments: list[Value]) -> Value:
    _NumberCheck("validate_numeric", "a Numeric", float_of).run(arguments)


class _NumberCheck:
    """Whether a value, or each element of an array, is a number between bounds."""

    def __init__(self, name: str, article: str, convert: Callable[[Value], int | float]) -> None:
        self._name = name
        self._article = article
        self._convert = convert
        self._maximum: int | float | None = None
        self._minimum: int | float | None = None

    def run(self, arguments: list[Value]) -> None:
        count = len(arguments)
        if not 1 <= count <= 3:
            raise self._error(f"Wrong number of arguments; must be 1, 2 or 3, got {count}")
        if count > 1 and not (count > 2 and to_s(arguments[1]) == ""):
            self._maximum = self._bound("second", to_s(arguments[1]), arguments[1])
        if count > 2:
            self._minimum = self._bound("third", to_s(arguments[2]), arguments[2])
        self._check_bounds()
        self._check(arguments[0])

    def _error(self, message: str) -> FunctionError:
        return FunctionError(f"{self._name}(): {message}", "assertion-failed")

    def _bound(self, place: str, string: str, given: Value) -> int | float:
        try:
            return self._convert(string)
        except NotANumber:
            # The second bound has become a string by now, the third has not.
            kind = "String" if place == "second" else class_name(given)
            raise self._error(
                f"Expected {place} argument to be unset or {self._article}, got {string}:{kind}"
            ) from None

    def _check_bounds(self) -> None:
        low, high = self._minimum, self._maximum
        if low is not None and high is not None and low > high:
            raise self._error(
                "Expected second argument to be larger than third argument, "
                f"got {to_s(high)} < {to_s(low)}"
            )

    def _check(self, value: Value) -> None:
        if type(value) is list:
            for position, element in enumerate(value):
                where = f"element at array position {position} to be {self._article}"
                self._check_number(element, where, value)
        elif type(value) is dict:
            # Both functions give the name of the first.
            message = f"Expected first argument to be {self._article} or Array, got Hash"
            raise FunctionError(f"validate_integer(): {message}", "assertion-failed")
        else:
            self._check_number(value, f"first argument to be {self._article} or Array", None)

    def _check_number(self, value: Value, expectation: str, array: Value) -> None:
        try:
            number = self._convert("{" if type(value) is dict else to_s(value))
        except NotANumber:
            given = class_name(value)
            raise self._error(f"Expected {expectation}, got {given}") from None
        shown = described(number if array is None else array)
        if self._maximum is not None and number > self._maximum:
            bound = f"smaller or equal to {to_s(self._maximum)}"
            raise self._error(f"Expected {shown} to be {bound}, got {shown}.")
        if self._minimum is not None and number < self._minimum:
            bound = f"greater or equal to {to_s(self._minimum)}"
            raise self._error(f"Expected {shown} to be {bound}, got {shown}.")


# --- Texts


@legacy(
    "validate_re",
    "$string, $patterns, [$message]",
    Topic.VALIDATION,
    "Fails unless a string matches one of the regular expressions.",
    statement=True,
    deprecated=_instead("Pattern"),
)
def _validate_re(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 2, 3, "validate_re(): wrong number of arguments ({}; must be 2 or 3)")
    string, patterns = arguments[0], arguments[1]
    if type(string) is not str:
        raise ArgumentMismatch(
            f"validate_re(): input needs to be a String, not a {class_name(string)}"
        )
    for pattern in flatten([patterns]):
        if regexp_of(pattern).match(string) is not None:
            return
    message = arguments[2] if len(arguments) == 3 else None
    if message is None or message is False:
        message = f"validate_re(): {described(string)} does not match {described(patterns)}"
    raise FunctionError(to_s(message), "assertion-failed")


@legacy(
    "validate_slength",
    "$string, $max, [$min]",
    Topic.VALIDATION,
    "Fails unless the length of a string is within the limits.",
    statement=True,
    deprecated=_instead("String"),
)
def _validate_slength(context: Context, arguments: list[Value]) -> Value:
    check_count(
        arguments, 2, 3, "validate_slength(): Wrong number of arguments ({}; must be 2 or 3)"
    )
    value = arguments[0]
    longest = _length("second argument to be", arguments[1], 1)
    shortest = 0
    if len(arguments) == 3 and arguments[2] is not None and arguments[2] is not False:
        shortest = _length("third argument to be unset or", arguments[2], 0)
    if longest < shortest:
        raise InvalidArgument(
            "validate_slength(): Expected second argument to be equal to or larger than "
            "third argument"
        )
    if type(value) not in (str, list):
        raise ArgumentMismatch(
            "validate_slength(): Expected first argument to be a String or Array, "
            f"got {class_name(value)}"
        )
    for position, string in enumerate(value if type(value) is list else [value]):
        if type(string) is not str:
            raise ArgumentMismatch(
                f"validate_slength(): Expected element at array position {position} to be "
                f"a String, got {class_name(string)}"
            )
        if not shortest <= len(string) <= longest:
            raise FunctionError(
                f"validate_slength(): Expected length of {described(value)} to be between "
                f"{shortest} and {longest}, was {len(value)}",
                "assertion-failed",
            )


def _length(expectation: str, value: Value, least: int) -> int:
    """A bound of a length, which may not be smaller than a number."""
    try:
        length = integer_of(value)
    except NotANumber:
        shown = value
    else:
        if length >= least:
            return length
        shown = length
    raise FunctionError(
        f"validate_slength(): Expected {expectation} a positive Numeric, "
        f"got {to_s(shown)}:{class_name(shown)}",
        "assertion-failed",
    )


# --- Old checks and types together


class _ValidateLegacy(Function):
    """`validate_legacy`, whose signatures show the scope that Puppet puts before the arguments."""

    def call(self, context: Context, arguments: list[Value], block: Block | None) -> Value:
        return super().call(context, [None, *arguments], block)


validate_legacy = _ValidateLegacy(
    "validate_legacy",
    Topic.VALIDATION,
    "Validates a value by a type and by a legacy validation function.",
)
STDLIB.add(validate_legacy)


@validate_legacy.dispatch(
    "Any $scope, Type $target_type, String $function_name, Any $value, *Any $args"
)
def _validate_legacy(
    context: Context, scope: None, wanted: Type, name: str, value: Value, *further: Value
) -> Value:
    was_valid = _passes(context, name, [value, *further])
    if wanted.is_instance(value):
        if not was_valid:
            message = f"Accepting previously invalid value for target type '{wanted}'"
            context.log("notice", message)
        return None
    message = describe_mismatch(f"validate_legacy({name})", wanted, infer_detailed(value))
    if not was_valid:
        raise FunctionError(message, "assertion-failed")
    deprecate(context, "validate_legacy", message)
    return None


@validate_legacy.dispatch(
    "Any $scope, String $type_string, String $function_name, Any $value, *Any $args"
)
def _validate_legacy_by_string(
    context: Context, scope: None, string: str, name: str, value: Value, *further: Value
) -> Value:
    return _validate_legacy(context, scope, _type_of(context, string), name, value, *further)


def _type_of(context: Context, string: str) -> Type:
    try:
        return parse_type(string, cast(CallerContext, context).find_type)
    except TypeArgumentError as problem:
        raise FunctionError(str(problem), "assertion-failed") from None


#: The same in stdlib 9, which has no older functions any more: the type alone counts. It is not
#: function of the table: which of the two there is depends on files.
newer_validate_legacy = _ValidateLegacy("validate_legacy")


@newer_validate_legacy.dispatch(
    "Any $scope, Type $target_type, String $function_name, Any $value, *Any $args"
)
def _newer_validate_legacy(
    context: Context, scope: None, wanted: Type, name: str, value: Value, *further: Value
) -> Value:
    advice = "please use Puppet data types to validate parameters"
    deprecate(context, "validate_legacy", f"This method is deprecated, {advice}")
    if not wanted.is_instance(value):
        subject = f"validate_legacy({wanted}, ...)"
        raise FunctionError(
            describe_mismatch(subject, wanted, infer_detailed(value)), "assertion-failed"
        )
    return None


@newer_validate_legacy.dispatch(
    "Any $scope, String $type_string, String $function_name, Any $value, *Any $args"
)
def _newer_validate_legacy_by_string(
    context: Context, scope: None, string: str, name: str, value: Value, *further: Value
) -> Value:
    wanted = _type_of(context, string)
    return _newer_validate_legacy(context, scope, wanted, name, value, *further)


def _passes(context: Context, name: str, arguments: list[Value]) -> bool:
    """Whether an old function finds nothing wrong."""
    function = find_stdlib_function(name)
    if not isinstance(function, LegacyFunction):
        raise InvalidArgument(f"undefined function `{name}' in `validate_legacy'")
    try:
        function.run(context, arguments)
    except FunctionError:
        return False
    return True


# --- Newer names

_LABEL = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
_TYPES = {
    "Stdlib::Email": rf"Pattern[/\A[a-zA-Z0-9.!#$%&'*+\/=?^_`{{|}}~-]+@{_LABEL}(?:\.{_LABEL})*\z/]",
    "Stdlib::Fqdn": (
        r"Pattern[/\A(([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9\-]*[a-zA-Z0-9])\.)*"
        r"([A-Za-z0-9]|[A-Za-z0-9][A-Za-z0-9\-]*[A-Za-z0-9])\z/]"
    ),
    "Stdlib::Dns::Zone": (
        r"Pattern[/\A((([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9])\.)+|\.)\z/]"
    ),
}


def _declare_validation(name: str, description: str, type_string: str) -> None:
    """A function that takes any number of values of a type."""
    made = function(name, Topic.VALIDATION, description, types=_TYPES)

    @made.dispatch(f"*{type_string} $values")
    def _validate(context: Context, *values: Value) -> Value:
        if not values:
            raise FunctionError(
                f"{name}(): Wrong number of arguments need at least one", "wrong-argument-count"
            )
        return None


_declare_validation(
    "stdlib::validate_email_address",
    "Fails unless all values are email addresses.",
    "Stdlib::Email",
)
_declare_validation(
    "stdlib::validate_domain_name",
    "Fails unless all values are domain names.",
    "Variant[Stdlib::Fqdn, Stdlib::Dns::Zone]",
)
