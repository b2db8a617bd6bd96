"""Functions that have a string checked by other programs, or by OpenSSL."""

from __future__ import annotations

from mupuppet.functions.declarations import Topic
from mupuppet.functions.legacy import check_count
from mupuppet.functions.registry import Context, FunctionError
from mupuppet.functions.stdlib.certificates import (
    CertificateError,
    RsaKeyError,
    is_signed_by,
    read_certificate,
    read_key,
)
from mupuppet.functions.stdlib.declarations import legacy
from mupuppet.ruby_semantics.conversion import described
from mupuppet.values.value import Value


@legacy(
    "validate_cmd",
    "$content, $command, [$message]",
    Topic.VALIDATION,
    "Logs a warning that the command was not run.",
    statement=True,
    determined=False,
)
def _validate_cmd(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 2, 3, "validate_cmd(): wrong number of arguments ({}; must be 2 or 3)")
    # The output of the program decides only whether the compilation continues.
    message = f"validate_cmd(): {described(arguments[1])} was not run; its content counts as valid"
    context.log("warning", message)


@legacy(
    "validate_augeas",
    "$content, $lens, …",
    Topic.VALIDATION,
    "Always fails: Augeas is not available.",
    statement=True,
)
def _validate_augeas(context: Context, arguments: list[Value]) -> Value:
    if context.puppet.has_augeas and not 2 <= len(arguments) <= 4:
        message = f"wrong number of arguments ({len(arguments)}; must be 2, 3, or 4)"
        raise FunctionError(f"validate_augeas(): {message}", "wrong-argument-count")
    raise FunctionError(
        "validate_augeas(): this function requires the augeas feature. See "
        "http://docs.puppetlabs.com/guides/augeas.html#pre-requisites for how to activate it.",
        "assertion-failed",
    )


@legacy(
    "validate_x509_rsa_key_pair",
    "$certificate, $key",
    Topic.VALIDATION,
    "Fails unless a certificate and a private key belong together.",
    statement=True,
)
def _validate_x509_rsa_key_pair(context: Context, arguments: list[Value]) -> Value:
    check_count(
        arguments, 2, 2, "validate_x509_rsa_key_pair(): wrong number of arguments ({}; must be 2)"
    )
    for argument in arguments:
        if type(argument) is not str:
            raise FunctionError(f"{described(argument)} is not a string.", "assertion-failed")
    try:
        certificate = read_certificate(arguments[0])
    except CertificateError as problem:
        raise FunctionError(
            f"Not a valid x509 certificate: {problem}", "assertion-failed"
        ) from None
    try:
        key = read_key(arguments[1])
    except RsaKeyError as problem:
        raise FunctionError(f"Not a valid RSA key: {problem}", "assertion-failed") from None
    if not is_signed_by(certificate, key):
        raise FunctionError("Certificate signature does not match supplied key", "assertion-failed")
