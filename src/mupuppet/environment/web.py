"""Documents that code fetches from web servers, if the user allows it."""

from __future__ import annotations

from base64 import b64encode
from http.client import HTTPException, HTTPMessage, HTTPResponse, IncompleteRead
from time import monotonic
from typing import IO
from urllib.error import HTTPError, URLError
from urllib.parse import SplitResult, unquote, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from mupuppet.environment.permissions import Permissions

#: How long a server may take, and how much it may send.
_SECONDS = 30.0
_MAXIMUM = 64 << 20


class WebError(Exception):
    """A document that cannot be fetched; the message gives the reason."""


def read_url(url: str, what: str, permissions: Permissions) -> bytes:
    """The document at an address. Raises Refused and WebError."""
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
    except ValueError as error:
        raise WebError(str(error)) from None
    permissions.require_host(what, host)
    # A password must not be shown.
    shown = parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl()
    try:
        return _fetched(_request(shown, parts), _Redirects(what, permissions))
    except WebError as error:
        raise WebError(f"cannot read {shown}: {error}") from None


def _request(url: str, parts: SplitResult) -> Request:
    request = Request(url)
    if parts.username is not None:
        account = f"{unquote(parts.username)}:{unquote(parts.password or '')}"
        request.add_header("Authorization", f"Basic {b64encode(account.encode()).decode()}")
    return request


def _fetched(request: Request, redirects: _Redirects) -> bytes:
    try:
        with build_opener(redirects).open(request, timeout=_SECONDS) as response:
            content = read_in_time(response, _SECONDS, _MAXIMUM)
    except HTTPError as error:
        with error:
            raise WebError(f"{error.code} {error.reason}") from None
    except URLError as error:
        raise WebError(str(error.reason)) from None
    except (OSError, HTTPException, ValueError) as error:
        raise WebError(str(error) or type(error).__name__) from None
    if len(content) > _MAXIMUM:
        raise WebError(f"the document has more than {_MAXIMUM} bytes")
    return content


def read_in_time(response: HTTPResponse, seconds: float, maximum: int) -> bytes:
    """At most one byte more than allowed of a response. Raises TimeoutError, HTTPException.

    The time limit of a connection applies to each piece, and a server may send tiny ones.
    """
    deadline = monotonic() + seconds
    content = bytearray()
    while len(content) <= maximum:
        piece = response.read1(min(1 << 20, maximum + 1 - len(content)))
        if not piece:
            if response.length:
                raise IncompleteRead(b"", response.length)
            break
        content += piece
        if monotonic() > deadline:
            raise TimeoutError(f"the response took more than {seconds:g} seconds")
    return bytes(content)


class _Redirects(HTTPRedirectHandler):
    """Follows redirects only to allowed hosts, and without the password."""

    def __init__(self, what: str, permissions: Permissions) -> None:
        self._what = what
        self._permissions = permissions

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> Request | None:
        host = urlsplit(newurl).hostname or ""
        self._permissions.require_host(self._what, host)
        request = super().redirect_request(req, fp, code, msg, headers, newurl)
        if request is not None and host != urlsplit(req.full_url).hostname:
            request.remove_header("Authorization")
        return request
