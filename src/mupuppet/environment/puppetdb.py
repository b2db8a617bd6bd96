"""Exported resources from a PuppetDB, through its query API.

Nothing is written there: PuppetDB learns what nodes export from the catalogs that Puppet's
server sends.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from http.client import HTTPException
from ssl import SSLContext, SSLError, create_default_context
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPSHandler, Request, build_opener

from mupuppet.environment.exports import ExportedResource, ExportQuery, ExportsError

_PATH = "/pdb/query/v4/resources"
_SECONDS = 30.0
#: More than any sensible answer, so that a wrong one does not fill the memory.
_MAXIMUM = 256 << 20


@dataclass(frozen=True, slots=True)
class Certificates:
    """How the two sides know each other: paths of PEM files."""

    authority: str | None = None
    certificate: str | None = None
    key: str | None = None

    def context(self) -> SSLContext:
        try:
            context = create_default_context(cafile=self.authority)
            if self.certificate is not None:
                context.load_cert_chain(self.certificate, self.key)
        except (OSError, SSLError) as error:
            raise ExportsError(f"the certificates for PuppetDB cannot be used: {error}") from None
        return context


class PuppetDB:
    """A PuppetDB by its address, such as `https://puppetdb.example.com:8081`."""

    def __init__(self, url: str, certificates: Certificates | None = None) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ExportsError(f"{url} is no address of a PuppetDB: it begins with http or https")
        self._url = url.rstrip("/")
        context = (certificates or Certificates()).context()
        self._opener = build_opener(HTTPSHandler(context=context))

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
        answer = self._get(expression)
        return sorted(map(self._resource, answer), key=lambda each: (each.certname, each.title))

    def _get(self, expression: ExportQuery) -> list[Any]:
        address = f"{self._url}{_PATH}?{urlencode({'query': json.dumps(expression)})}"
        request = Request(address, headers={"Accept": "application/json"})
        try:
            with self._opener.open(request, timeout=_SECONDS) as response:
                content = response.read(_MAXIMUM + 1)
        except HTTPError as error:
            with error:
                text = " ".join(error.read(500).decode(errors="replace").split())
            raise self._failure(f"[{error.code} {error.reason}] {text}".rstrip()) from None
        except URLError as error:
            raise self._failure(str(error.reason)) from None
        except (OSError, HTTPException) as error:
            raise self._failure(str(error) or error.__class__.__name__) from None
        if len(content) > _MAXIMUM:
            raise self._failure(f"the answer has more than {_MAXIMUM} bytes")
        try:
            answer = json.loads(content)
        except (ValueError, RecursionError) as error:
            raise self._failure(f"the answer is no JSON: {error}") from None
        if not isinstance(answer, list):
            raise self._failure("the answer is no list of resources")
        return answer

    def _resource(self, data: Any) -> ExportedResource:
        try:
            return ExportedResource(
                str(data["certname"]),
                str(data["type"]),
                str(data["title"]),
                dict(data.get("parameters") or {}),
                tuple(map(str, data.get("tags") or ())),
            )
        except (AttributeError, KeyError, TypeError, ValueError):
            raise self._failure("the answer has something that is no resource") from None

    def _failure(self, reason: str) -> ExportsError:
        place = urlsplit(self._url).netloc
        return ExportsError(f"Could not retrieve resources from the PuppetDB at {place}: {reason}")
