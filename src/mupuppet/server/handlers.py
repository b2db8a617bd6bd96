"""The calls of agents and administrators, except those about certificates."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, Protocol, TypeVar
from urllib.parse import quote

from aiohttp import web

from mupuppet.environment.environment import Environment
from mupuppet.server.buckets import Bucket
from mupuppet.server.certificate_calls import CertificateHandlers
from mupuppet.server.certificates.extensions import trusted_extensions
from mupuppet.server.compilations import Done, Work, trusted_of
from mupuppet.server.durable_files import is_safe_name
from mupuppet.server.environments import Deployment, Environments, resolved
from mupuppet.server.files import Checksums, FileServer, Query, open_regular
from mupuppet.server.http import Call, Handler, HttpError, Reply, body_parts, send_file
from mupuppet.server.metrics import Metrics
from mupuppet.server.settings import ServerSettings
from mupuppet.server.static_content import StaticContent

log = logging.getLogger("mupuppet")

T = TypeVar("T")

_RICH = "application/vnd.puppet.rich+json"
_DEFAULT_ENVIRONMENT = "production"


class Workers(Protocol):
    """The processes that work on requests."""

    async def do(self, work: Work) -> Done:
        """The answer to a request. Raises HttpError."""

    async def reload(self) -> None:
        """Load all code again; requests that have begun finish with the old."""

    @property
    def deployments(self) -> dict[str, Deployment]:
        """The code that is in force."""

    def gauges(self) -> dict[str, float]:
        """What monitoring wants to know."""


class Handlers:
    """One method for each call."""

    def __init__(
        self,
        settings: ServerSettings,
        workers: Workers,
        metrics: Metrics,
        certificates: CertificateHandlers,
    ) -> None:
        self._settings = settings
        self._compilation = settings.compilation
        self._workers = workers
        self._metrics = metrics
        self._certificates = certificates
        self._environments = Environments(settings.compilation)
        self._open: dict[str, Environment] = {}
        self._checksums = Checksums()
        self._static = StaticContent(settings.compilation.state)
        self._bucket = Bucket(settings.compilation.state)
        self._started = monotonic()
        #: What reads files runs there, one after the other: others need not wait for the digest
        #: of a large one.
        self._reading = ThreadPoolExecutor(1, "files")

    def by_name(self) -> dict[str, Handler]:
        """The handlers by their names in the table of routes."""
        return {
            "catalog": self.catalog,
            "catalog_v4": self.catalog_v4,
            "node": self.node,
            "facts": self.facts,
            "report": self.report,
            "file_metadata": self.file_metadata,
            "file_metadatas": self.file_metadatas,
            "file_content": self.file_content,
            "static_file_content": self.static_file_content,
            "file_bucket": self.file_bucket,
            "environments": self.environments,
            "environment_cache": self.environment_cache,
            "simple_status": self.simple_status,
            "services_status": self.services_status,
            "prometheus": self.prometheus,
        }

    # --- Catalogs and what belongs to them: work for other processes

    async def catalog(self, call: Call) -> Reply:
        options: dict[str, Any] = {"is_form": True}
        content = b""
        if call.method == "POST":
            content = await call.body(self._settings.most_bytes)
        else:
            options["parameters"] = {name: each[0] for name, each in call.parameters.items()}
        done = await self._done(call, "catalog", content, options)
        self._metrics.compilations.add(done.seconds)
        reply = self._reply(done)
        if done.status == 200 and _RICH in call.request.headers.get("Accept", ""):
            reply = Reply(reply.status, reply.content, _RICH, reply.headers)
        return reply

    async def catalog_v4(self, call: Call) -> Reply:
        data = await call.data(self._settings.most_bytes)
        name, kept = data.get("certname"), data.get("persistence")
        if not isinstance(name, str) or not isinstance(kept, dict):
            raise HttpError(400, "Bad Request: `certname` and `persistence` are required")
        facts, trusted = _values(data, "facts"), _values(data, "trusted_facts")
        given = data.get("options")
        options = given if isinstance(given, dict) else {}
        work = Work(
            "catalog",
            name,
            str(data.get("environment") or _DEFAULT_ENVIRONMENT),
            b"" if facts is None else json.dumps({"name": name, "values": facts}).encode(),
            trusted or {},
            {
                "is_v4": True,
                "keeps_facts": kept.get("facts") is True,
                "keeps_catalog": kept.get("catalog") is True,
                "prefers_environment": options.get("prefer_requested_environment") is True,
                "captures_logs": options.get("capture_logs") is True,
                "transaction_uuid": data.get("transaction_uuid"),
                "job_id": data.get("job_id"),
            },
            compresses=_compresses(call),
        )
        done = await self._workers.do(work)
        _write_messages(name, done)
        return self._reply(done)

    async def node(self, call: Call) -> Reply:
        return self._reply(await self._done(call, "node"))

    async def facts(self, call: Call) -> Reply:
        content = await call.body(self._settings.most_bytes)
        return self._reply(await self._done(call, "facts", content))

    async def report(self, call: Call) -> Reply:
        content = await call.body(self._settings.most_bytes)
        kind = call.request.content_type
        if kind not in ("application/json", "text/pson"):
            raise HttpError(415, f"Unsupported Media Type: a report in {kind}")
        return self._reply(await self._done(call, "report", content))

    async def _done(
        self, call: Call, kind: str, content: bytes = b"", options: dict[str, Any] | None = None
    ) -> Done:
        assert call.identity is not None
        name = call.argument
        extensions = call.identity.extensions if call.identity.name == name else {}
        trusted = trusted_extensions(extensions, self._settings.extension_names)
        work = Work(
            kind,
            name,
            self._environment_name(call),
            content,
            trusted_of(name, trusted),
            options or {},
            compresses=_compresses(call),
        )
        done = await self._workers.do(work)
        _write_messages(name, done)
        return done

    def _reply(self, done: Done) -> Reply:
        headers = {"X-Puppet-Compiler-Name": self._compilation.certname}
        if done.is_compressed:
            headers["Content-Encoding"] = "gzip"
        if done.status == 503:
            headers["Retry-After"] = "5"
        return Reply(done.status, done.content, done.content_type, headers)

    # --- Files

    def _environment_name(self, call: Call) -> str:
        return call.parameter("environment") or _DEFAULT_ENVIRONMENT

    async def _read(self, call: Call, read: Callable[[FileServer], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, lambda: read(self._files(call)))

    def _files(self, call: Call) -> FileServer:
        name = self._environment_name(call)
        deployment = None
        if self._compilation.is_frozen:
            deployment = self._workers.deployments.get(name)
        deployment = deployment or self._environments.deployment(name)
        if deployment is None:
            message = f"Not Found: Could not find environment '{name}'"
            raise HttpError(404, message, "RESOURCE_NOT_FOUND")
        found = self._open.get(name)
        if found is None or found.root != deployment.directory:
            found = self._open[name] = self._environments.open(name, deployment.directory)
        else:
            found.refresh()
        return FileServer(found, self._compilation.mounts, self._checksums, call.node)

    async def file_metadata(self, call: Call) -> Reply:
        query = Query.from_parameters(lambda name: call.parameters.get(name, []))
        found = await self._read(call, lambda files: files.metadata(call.argument, query))
        if found is None:
            raise _no_file("file_metadata", call)
        return Reply.json(found)

    async def file_metadatas(self, call: Call) -> Reply:
        query = Query.from_parameters(lambda name: call.parameters.get(name, []))
        found = await self._read(call, lambda files: files.metadatas(call.argument, query))
        if found is None:
            raise _no_file("file_metadata", call)
        return Reply.json(found)

    async def file_content(self, call: Call) -> web.StreamResponse:
        path = await self._read(call, lambda files: files.content_path(call.argument))
        return await self._sent(call, path, "file_content")

    async def static_file_content(self, call: Call) -> web.StreamResponse:
        environment, code_id = call.parameter("environment"), call.parameter("code_id")
        if environment is None or code_id is None:
            raise HttpError(400, "Bad Request: `environment` and `code_id` are required")
        path = None
        if is_safe_name(environment):
            path = self._static.find(environment, code_id, call.argument)
        return await self._sent(call, path, "static_file_content")

    async def _sent(self, call: Call, path: str | None, what: str) -> web.StreamResponse:
        if path is None:
            raise _no_file(what, call)
        try:
            descriptor = open_regular(path)
        except OSError:
            raise _no_file(what, call) from None
        headers = {"X-Puppet-Version": self._compilation.puppet.number}
        return await send_file(call.request, descriptor, headers)

    async def file_bucket(self, call: Call) -> Reply | web.StreamResponse:
        kind, _, rest = call.argument.partition("/")
        digest, _, origin = rest.partition("/")
        if call.method == "PUT":
            parts = body_parts(call.request)
            await self._bucket.add(kind, digest, origin, parts, self._settings.most_bucket_bytes)
            return Reply(200, b"", "application/octet-stream")
        path = self._bucket.find(kind, digest, origin)
        if path is None:
            raise _no_file("file_bucket_file", call)
        if call.method == "HEAD":
            return Reply(200, b"", "application/octet-stream")
        return await self._sent(call, path, "file_bucket_file")

    # --- About the server

    async def environments(self, call: Call) -> Reply:
        found = {}
        timeout = self._settings.environment_timeout
        for name in self._environments.names():
            path = self._environments.path(name)
            if path is None:  # it was removed just now
                continue
            environment = self._environments.open(name, resolved(path))
            found[name] = {
                "settings": {
                    "modulepath": list(environment.modulepath),
                    "manifest": next(iter(environment.manifests), ""),
                    "environment_timeout": "unlimited" if timeout is None else timeout,
                    "config_version": environment.config_version or "",
                }
            }
        paths = [f"file://{quote(self._environments.directory)}"]
        return Reply.json({"search_paths": paths, "environments": found})

    async def environment_cache(self, call: Call) -> Reply:
        await self._workers.reload()
        await asyncio.get_running_loop().run_in_executor(self._reading, self._open.clear)
        return Reply(204, b"", "text/plain")

    async def simple_status(self, call: Call) -> Reply:
        if call.argument not in ("", "server", "master", "ca"):
            raise HttpError(404, f"not found: {call.argument}", "RESOURCE_NOT_FOUND")
        return Reply.text("running")

    async def services_status(self, call: Call) -> Reply:
        service = {
            "service_version": self._compilation.puppet.number,
            "service_status_version": 1,
            "detail_level": "info",
            "state": "running",
            "status": {
                "uptime-seconds": int(monotonic() - self._started),
                **self._workers.gauges(),
            },
            "active_alerts": [],
        }
        services = {"server": service, "master": service}
        if not call.argument:
            return Reply.json(services)
        if call.argument not in services:
            raise HttpError(404, f"not found: {call.argument}", "RESOURCE_NOT_FOUND")
        return Reply.json({**service, "service_name": call.argument})

    async def prometheus(self, call: Call | None = None) -> Reply:
        gauges = {
            "uptime_seconds": monotonic() - self._started,
            **self._workers.gauges(),
            **self._certificates.gauges(),
        }
        return Reply(200, self._metrics.text(gauges).encode(), "text/plain; version=0.0.4")


def _no_file(what: str, call: Call) -> HttpError:
    return HttpError(404, f"Not Found: Could not find {what} {call.argument}", "RESOURCE_NOT_FOUND")


def _compresses(call: Call) -> bool:
    return "gzip" in call.request.headers.get("Accept-Encoding", "")


def _values(data: dict[str, Any], name: str) -> dict[str, Any] | None:
    given = data.get(name)
    values = given.get("values") if isinstance(given, dict) else None
    if given is not None and not isinstance(values, dict):
        raise HttpError(400, f"Bad Request: `{name}` must have `values`")
    return values


_LEVELS = {"notice": logging.INFO, "info": logging.INFO, "warning": logging.WARNING}


def _write_messages(name: str, done: Done) -> None:
    for level, message in done.messages:
        log.log(_LEVELS.get(level, logging.ERROR), "%s: %s", name, message)
