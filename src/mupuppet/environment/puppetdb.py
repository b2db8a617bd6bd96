"""A PuppetDB, over HTTP: its query API for exported resources, its command API to send more.

Collecting writes nothing: PuppetDB knows what nodes export from the catalogs that Puppet's server
or we submit.
"""

from __future__ import annotations

import json
from http.client import HTTPException, HTTPMessage
from ssl import SSLContext, SSLError, create_default_context
from typing import IO, Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPRedirectHandler, HTTPSHandler, Request, build_opener

from mupuppet.basics.records import Record
from mupuppet.environment.exports import ExportedResource, ExportQuery, ExportsError, as_utf8
from mupuppet.environment.received_json import read_json
from mupuppet.environment.web import read_in_time

_QUERIES = "/pdb/query/v4"
_PATH = f"{_QUERIES}/resources"
_COMMANDS = "/pdb/cmd/v1"
_SECONDS = 30.0
#: More than any sensible response, so that a wrong one does not fill the memory.
_MAXIMUM = 256 << 20


class Certificates(Record):
    """The certificates and keys for TLS: paths of PEM files."""

    authority: str | None = None
    certificate: str | None = None
    key: str | None = None

    def context(self) -> SSLContext:
        try:
            context = create_default_context(cafile=self.authority)
            if self.certificate is not None:
                context.load_cert_chain(self.certificate, self.key)
        except (OSError, SSLError) as error:
            # The error of a file that is missing does not name it.
            files = ", ".join(filter(None, (self.authority, self.certificate, self.key)))
            raise ExportsError(
                f"the certificates for PuppetDB cannot be used ({files}): {error}"
            ) from None
        return context


class CommandRejected(ExportsError):
    """A command that PuppetDB rejects permanently."""


class _Failure(Exception):
    """What went wrong with a query or a command."""

    #: The status of HTTP, if there is one.
    status = 0


class PuppetDB:
    """A PuppetDB by its address, such as `https://puppetdb.example.com:8081`."""

    is_puppetdb = True

    def __init__(self, url: str, certificates: Certificates | None = None) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ExportsError(f"{url} is not a URL of PuppetDB: it must begin with http or https")
        self._url = url.rstrip("/")
        context = (certificates or Certificates()).context()
        self._opener = build_opener(HTTPSHandler(context=context), _NoRedirects())

    def search(self, type: str, node: str, query: ExportQuery | None) -> list[ExportedResource]:
        """What other nodes have exported, by node and title."""
        expression = [
            "and",
            ["=", "type", type],
            ["=", "exported", True],
            ["not", ["=", "certname", node]],
        ]
        if query is not None:
            expression.append(query)
        try:
            found = [_resource(each, type) for each in self._get(expression)]
            return sorted(found, key=lambda each: (each.certname, each.title))
        except _Failure as failure:
            raise self._error("retrieve resources from", failure) from None

    def query(self, query: str | list[Any]) -> list[Any]:
        """The answer to a query in PQL or as lists. Raises ExportsError."""
        content = as_utf8(json.dumps({"query": query}, ensure_ascii=False))
        headers = {"Accept": "application/json", "Content-Type": "application/json; charset=utf-8"}
        request = Request(f"{self._url}{_QUERIES}", data=content, headers=headers, method="POST")
        try:
            answer = self._answer(request)
            if not isinstance(answer, list):
                raise _Failure("the response is not a list")
        except _Failure as failure:
            raise self._error("query", failure) from None
        return answer

    def submit(self, command: str, version: int, payload: dict[str, Any]) -> str:
        """Send a command about a node; PuppetDB answers with a name for it."""
        about = {
            "command": command,
            "version": version,
            "certname": payload["certname"],
            "producer-timestamp": payload["producer_timestamp"],
        }
        content = as_utf8(json.dumps(payload, ensure_ascii=False))
        return self.submit_content(about, content)

    def submit_content(self, about: dict[str, Any], content: bytes) -> str:
        """Send a command whose payload is JSON already. Raises ExportsError."""
        command = about["command"]
        headers = {"Accept": "application/json", "Content-Type": "application/json; charset=utf-8"}
        address = f"{self._url}{_COMMANDS}?{urlencode(about)}"
        try:
            answer = self._answer(Request(address, data=content, headers=headers, method="POST"))
        except _Failure as failure:
            error = self._error(f"submit the command {command} to", failure)
            if failure.status in (400, 413, 422):
                raise CommandRejected(str(error)) from None
            raise error from None
        if not isinstance(answer, dict) or "uuid" not in answer:
            nameless = _Failure("the response does not name the command")
            raise self._error(f"submit the command {command} to", nameless)
        return str(answer["uuid"])

    def _get(self, expression: ExportQuery) -> list[Any]:
        address = f"{self._url}{_PATH}?{urlencode({'query': json.dumps(expression)})}"
        answer = self._answer(Request(address, headers={"Accept": "application/json"}))
        if not isinstance(answer, list):
            raise _Failure("the response is not a list of resources")
        return answer

    def _answer(self, request: Request) -> Any:
        try:
            with self._opener.open(request, timeout=_SECONDS) as response:
                content = read_in_time(response, _SECONDS, _MAXIMUM)
        except HTTPError as error:
            with error:
                reason = " ".join(error.read(500).decode(errors="replace").split())
            failure = _Failure(f"[{error.code} {error.reason}] {reason}".rstrip())
            failure.status = error.code
            raise failure from None
        except URLError as error:
            raise _Failure(str(error.reason)) from None
        except (OSError, HTTPException) as error:
            raise _Failure(str(error) or error.__class__.__name__) from None
        if len(content) > _MAXIMUM:
            raise _Failure(f"the response has more than {_MAXIMUM} bytes")
        try:
            return read_json(content)
        except (ValueError, RecursionError) as error:
            raise _Failure(f"the response is not JSON: {error}") from None

    def _error(self, action: str, failure: _Failure) -> ExportsError:
        host = urlsplit(self._url).netloc.rpartition("@")[2]  # a password stays ours
        return ExportsError(f"Could not {action} the PuppetDB at {host}: {failure}")


class _NoRedirects(HTTPRedirectHandler):
    """Follows no redirects: data and our certificate are meant for no other host."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> None:
        return None


def _resource(data: Any, type: str) -> ExportedResource:
    try:
        certname, found, title = data["certname"], data["type"], data["title"]
        parameters, tags = data.get("parameters") or {}, data.get("tags") or []
        strings = [certname, found, title, *tags, *parameters.keys()]
        if not isinstance(tags, list) or not all(isinstance(each, str) for each in strings):
            raise TypeError
    except (AttributeError, KeyError, TypeError):
        raise _Failure("the response contains something that is not a resource") from None
    if found.lower() != type.lower() or not certname or not title:
        raise _Failure(f"the response has {found}[{title}] of the node {certname!r}, not a {type}")
    return ExportedResource(certname, found, title, parameters, tuple(tags))
