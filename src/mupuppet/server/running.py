"""Starts a server, and shuts it down cleanly."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import resource
import signal
import socket
import ssl
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from aiohttp import web
from aiohttp.http import HttpProcessingError

from mupuppet.diagnostics.render_text import show_lines
from mupuppet.environment.puppetdb import Certificates, PuppetDB
from mupuppet.server.app import App
from mupuppet.server.buckets import Bucket
from mupuppet.server.certificate_calls import CertificateHandlers
from mupuppet.server.certificates.authority import Authority, AuthorityError
from mupuppet.server.certificates.autosign import autosign_from
from mupuppet.server.certificates.requests import Policy, RequestRefused
from mupuppet.server.durable_files import remove_leftovers
from mupuppet.server.forwarding import Forwarder, to_address, to_puppetdb
from mupuppet.server.identity import Identities
from mupuppet.server.own_certificate import OwnCertificate, ensure_own_certificate
from mupuppet.server.settings import ServerSettings
from mupuppet.server.spool import Spool
from mupuppet.server.workers import PooledWorkers

log = logging.getLogger("mupuppet")

#: Agents keep connections for 4 seconds and must not find them closed.
_KEEPALIVE = 30.0
_HANDSHAKE = 20.0
#: How long a client may take for its first request.
_FIRST_REQUEST = 30.0
#: How long requests may take to finish when the server ends.
_LAST_REQUESTS = 30.0
_HOUR = 3600.0


class Server:
    """A server, from its files to its sockets."""

    def __init__(self, settings: ServerSettings) -> None:
        """Make what is missing, and fork the processes that compile. Raises OSError, ValueError."""
        self._settings = settings
        state = settings.compilation.state
        state.make_directory()
        self._authority: Authority | None = None
        if settings.authority is not None:
            self._authority = self._opened_authority(settings.authority)
            bundle, crl = self._authority.bundle_path, self._authority.crl_path
        else:
            assert settings.external_bundle is not None
            bundle, crl = settings.external_bundle, settings.external_crl or ""
        self._own = self._own_certificate()
        self._context = self._tls(bundle)
        # Who has got a certificate of a new authority can connect from now on.
        self._identities = Identities(
            bundle, crl or None, lambda: self._context.load_verify_locations(bundle)
        )
        Bucket(state).clear_incoming()
        # Before there are threads: processes are forked.
        self._forwarders: list[Forwarder] = []
        self._workers = PooledWorkers(settings, self._wake_forwarders)
        certificates = CertificateHandlers(
            self._authority, autosign_from(settings.autosign), bundle, crl or None
        )
        self._app = App(settings, self._workers, self._identities, certificates)
        #: Connections that have not asked for anything yet, and when they are closed.
        self._silent: dict[int, asyncio.TimerHandle] = {}

    def _opened_authority(self, directory: str) -> Authority:
        settings = self._settings
        if not os.path.exists(os.path.join(directory, "ca_crt.pem")):
            name = settings.compilation.certname
            Authority.create(directory, name, bits=settings.key_bits)
        policy = Policy(settings.allow_alternative_names, settings.allow_authorization_extensions)
        return Authority(directory, policy=policy)

    def _own_certificate(self) -> OwnCertificate:
        settings = self._settings
        name = settings.compilation.certname
        names = list(dict.fromkeys([name, "puppet", *settings.alternative_names]))
        return ensure_own_certificate(settings.ssl, name, names, self._authority)

    def _tls(self, bundle: str) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        context.load_cert_chain(self._own.certificate, self._own.key)
        context.load_verify_locations(bundle)
        # A client without a certificate may ask for one; what it may do else is in the routes.
        context.verify_mode = ssl.CERT_OPTIONAL
        return context

    def _wake_forwarders(self) -> None:
        for forwarder in self._forwarders:
            forwarder.wake()

    def _start_forwarders(self) -> None:
        settings = self._settings.compilation
        if settings.puppetdb is not None:
            known = settings.puppetdb
            certificates = Certificates(known.authority, known.certificate, known.key)
            spool = Spool(settings.state.path("spool", "puppetdb"))
            send = to_puppetdb(PuppetDB(known.url, certificates))
            self._forwarders.append(Forwarder("puppetdb", spool, send))
        if settings.report_url is not None:
            spool = Spool(settings.state.path("spool", "reports"))
            self._forwarders.append(Forwarder("reports", spool, to_address(settings.report_url)))

    # --- Running

    def run(self, ready: Callable[[int], None]) -> None:
        """Serve until a signal ends it; `ready` is called with the port."""
        gc.freeze()  # what is shared with the others would be copied if it were looked at
        gc.enable()  # this process lives long, and connections are cycles
        try:
            asyncio.run(self._run(ready))
        finally:
            for forwarder in self._forwarders:
                forwarder.close()
            self._workers.close()

    async def _run(self, ready: Callable[[int], None]) -> None:
        _raise_file_limit()
        loop = asyncio.get_running_loop()
        ending = asyncio.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, ending.set)
        loop.add_signal_handler(signal.SIGHUP, self._workers.reload_soon)
        self._start_forwarders()
        http = web.Server(
            self._handle, keepalive_timeout=_KEEPALIVE, access_log=None, max_line_size=1 << 16,
            max_field_size=1 << 16, logger=_http_log(),
        )  # fmt: skip
        runner = web.ServerRunner(http)
        await runner.setup()
        server = await loop.create_server(
            lambda: self._connected(http),
            sock=_listening(self._settings.host, self._settings.port),
            ssl=self._context,
            ssl_handshake_timeout=_HANDSHAKE,
            ssl_shutdown_timeout=5.0,
        )
        metrics = await self._metrics()
        watchers = self._workers.watch(), self._watch_authorities(), self._hourly()
        tasks = [asyncio.create_task(each) for each in watchers]
        ready(server.sockets[0].getsockname()[1])
        await ending.wait()
        log.info("shutting down: finishing the requests in progress")
        server.close()
        if metrics is not None:
            metrics.close()
        for task in tasks:
            task.cancel()
        await http.shutdown(_LAST_REQUESTS)
        await runner.cleanup()

    async def _handle(self, request: web.BaseRequest) -> web.StreamResponse:
        timer = self._silent.pop(id(request.protocol), None)
        if timer is not None:
            timer.cancel()
        return await self._app.handle(request)

    def _connected(self, http: web.Server) -> asyncio.Protocol:
        """A connection, which must not wait forever with its first request."""
        protocol = http()
        if len(http.connections) >= self._settings.most_connections:
            log.warning("too many connections: refusing one")
            asyncio.get_running_loop().call_soon(protocol.force_close)
            return protocol
        self._silent[id(protocol)] = asyncio.get_running_loop().call_later(
            _FIRST_REQUEST, self._close_silent, protocol
        )
        return protocol

    def _close_silent(self, protocol: web.RequestHandler) -> None:
        self._silent.pop(id(protocol), None)
        protocol.force_close()

    async def _metrics(self) -> asyncio.Server | None:
        """A listener without TLS that only tells of metrics."""
        if self._settings.metrics is None:
            return None
        handlers = self._app.handlers

        async def handle(request: web.BaseRequest) -> web.Response:
            if request.method != "GET" or request.path != "/metrics":
                return web.Response(status=404, text="only /metrics is served here\n")
            reply = await handlers.prometheus()
            return web.Response(body=reply.content, headers={"Content-Type": reply.content_type})

        server = web.Server(handle, access_log=None)
        return await asyncio.get_running_loop().create_server(server, *self._settings.metrics)

    async def _watch_authorities(self) -> None:
        """Take over authorities and revocation lists that have changed."""
        while True:
            await asyncio.sleep(1.0)
            with suppress(OSError, ValueError):  # they are being written
                self._identities.reload()

    async def _hourly(self) -> None:
        """Keep certificates and revocation lists from ending."""
        while True:
            await asyncio.sleep(_HOUR)
            try:
                await asyncio.to_thread(self._maintain)
            except (OSError, ValueError, AuthorityError, RequestRefused) as error:
                log.error("certificates and revocation lists cannot be renewed: %s", error)

    def _maintain(self) -> None:
        """Raises OSError, ValueError, AuthorityError and RequestRefused."""
        remove_leftovers(self._settings.compilation.state.directory)
        if self._authority is not None and self._authority.refresh_crl():
            log.info("the revocation lists were renewed")
        self._own = self._own_certificate()
        self._context.load_cert_chain(self._own.certificate, self._own.key)


def _http_log() -> logging.Logger:
    """Where the HTTP library writes: a request that is none, or not complete, is a line, no bug."""

    def shortened(record: logging.LogRecord) -> bool:
        problem = record.exc_info[1] if record.exc_info else None
        if isinstance(problem, HttpProcessingError | web.RequestPayloadError | ConnectionError):
            reason = " ".join(getattr(problem, "message", str(problem)).split())
            record.msg, record.args = f"{record.getMessage()}: {reason[:200]}", ()
            record.exc_info = None
            record.levelno, record.levelname = logging.WARNING, "WARNING"
        return True

    found = log.getChild("http")
    if not found.filters:
        found.addFilter(shortened)
    return found


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=512)
    listening.setblocking(False)
    return listening


def _raise_file_limit() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


#: Code and nodes choose how long one would be; in characters.
_LONGEST_MESSAGE = 10_000


class _LogFormatter(logging.Formatter):
    """Lines without terminal control characters.

    Nodes and code determine much of what is logged. Continuation lines of a message are indented,
    so that none looks like a separate message.
    """

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  # Python's name
        message = super().formatMessage(record)
        if len(message) > _LONGEST_MESSAGE:
            message = f"{message[:_LONGEST_MESSAGE]}… ({len(message):,} characters)"
        return show_lines(message)

    def formatException(self, ei: Any) -> str:  # noqa: N802  # Python's name
        return show_lines(super().formatException(ei))


def write_log(level: str) -> None:
    """Write the log to standard error, where service managers take it from."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_LogFormatter("%(asctime)s %(levelname)s %(message)s"))
    log.handlers[:] = [handler]
    log.setLevel(level.upper())
    log.propagate = False
