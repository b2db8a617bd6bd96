"""The server as seen from the network: identity, permissions, and replies."""

from __future__ import annotations

import logging
from time import perf_counter

from aiohttp import web

from mupuppet.server.certificate_calls import CertificateHandlers
from mupuppet.server.files import FileRefused
from mupuppet.server.handlers import Handlers, Workers
from mupuppet.server.http import (
    BodiesInMemory,
    Call,
    HttpError,
    Reply,
    parameters_of,
    send_response,
)
from mupuppet.server.identity import Identities, Identity, Rejected
from mupuppet.server.metrics import Metrics
from mupuppet.server.routes import Access, Match, find_route
from mupuppet.server.settings import ServerSettings

log = logging.getLogger("mupuppet")


class App:
    """Answers requests by the table of routes."""

    def __init__(
        self,
        settings: ServerSettings,
        workers: Workers,
        identities: Identities,
        certificates: CertificateHandlers,
    ) -> None:
        self._settings = settings
        self._identities = identities
        self._metrics = Metrics()
        self._bodies = BodiesInMemory(settings.most_bytes * 8, settings.most_bytes * 2)
        self.handlers = Handlers(settings, workers, self._metrics, certificates)
        self._by_name = certificates.by_name() | self.handlers.by_name()
        self._headers = {"X-Puppet-Version": settings.compilation.puppet.number}

    async def handle(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer a request, and write a line about it."""
        started = perf_counter()
        name, node = "unknown", ""
        try:
            path, _, query = request.raw_path.partition("?")
            match = self._route(request.method, path)
            name = match.route.handler
            identity = self._identity(request)
            node = "" if identity is None else identity.name
            self._check(match, identity)
            with self._bodies.share(node) as take:
                call = Call(request, identity, match.argument, parameters_of(query), take)
                reply = await self._by_name[name](call)
        except HttpError as error:
            reply = Reply.of_error(error)
        except FileRefused as refused:
            reply = Reply.of_error(HttpError(400, f"Bad Request: {refused}"))
        except ConnectionError:  # the client is gone
            raise
        except OSError as error:  # of a full disk, above all
            log.error("%s %s: %s", request.method, request.raw_path[:200], error)
            reply = Reply.of_error(HttpError(503, f"Server Error: {error.strerror or error}"))
        response = reply if isinstance(reply, web.StreamResponse) else self._response(reply)
        seconds = perf_counter() - started
        self._metrics.request(name, response.status, seconds)
        level = logging.INFO if response.status < 400 else logging.WARNING
        log.log(level, "%s %s %s %d %.3fs", node or request.remote, request.method,
                request.raw_path[:200], response.status, seconds)  # fmt: skip
        if isinstance(response, web.Response):
            await send_response(request, response)
        return response

    def _response(self, reply: Reply) -> web.Response:
        headers = {**self._headers, **reply.headers}
        if reply.status not in (204, 304):
            headers["Content-Type"] = _with_charset(reply.content_type)
        response = web.Response(status=reply.status, body=reply.content, headers=headers)
        if reply.headers.get("Connection") == "close":
            response.force_close()
        return response

    def _route(self, method: str, path: str) -> Match:
        try:
            found = find_route(method, path)
        except UnicodeDecodeError:
            raise HttpError(400, "Bad Request: the address is not UTF-8") from None
        if found is None:
            raise HttpError(404, f"Not Found: {path[:200]}", "RESOURCE_NOT_FOUND")
        if isinstance(found, str):
            raise HttpError(405, f"Method Not Allowed: only {found}")
        return found

    def _identity(self, request: web.BaseRequest) -> Identity | None:
        transport = request.transport
        tls = None if transport is None else transport.get_extra_info("ssl_object")
        der = None if tls is None else tls.getpeercert(binary_form=True)
        if der is None:
            return None
        try:
            self._identities.reload()
        except (OSError, ValueError) as error:  # they are being written: the old ones count
            log.warning("certificates of authorities or revocation lists cannot be read: %s", error)
        try:
            return self._identities.of(der)
        except Rejected as rejected:
            raise _forbidden(str(rejected)) from None

    def _check(self, match: Match, identity: Identity | None) -> None:
        """Whether the client may ask for this. Raises HttpError."""
        route = match.route
        if route.access is Access.ANYONE:
            return
        if identity is None:
            raise _forbidden(f"{route.address} needs {route.access.value}, and there is none")
        if route.access is Access.NODE:
            return
        if identity.administers or identity.name in self._settings.administrators:
            return
        if route.access is Access.SELF and identity.name == match.argument:
            return
        raise _forbidden(
            f"{identity.name} may not ask for {route.address.replace('{name}', match.argument)}: "
            f"it needs {route.access.value}"
        )


def _forbidden(message: str) -> HttpError:
    return HttpError(403, f"Forbidden request: {message}", "FORBIDDEN")


def _with_charset(content_type: str) -> str:
    binary = content_type == "application/octet-stream"
    return content_type if binary else f"{content_type}; charset=utf-8"
