"""What worker processes do: catalogs, classification, and what is stored of a node.

A template process prepares a `Compilations` for a version of the code, and workers are forked from
it: they share what it has loaded. Each request is a `Work`; its answer is ready to be sent.
"""

from __future__ import annotations

import json
import os
import zlib
from time import perf_counter
from typing import Any
from urllib.parse import parse_qs, unquote_plus
from uuid import uuid4

from mupuppet.basics.records import Record, field
from mupuppet.compiler.api import Compilation, compile
from mupuppet.compiler.inputs import CompilationInputs, compilation_inputs
from mupuppet.compiler.limits import on_large_stack
from mupuppet.compiler.submission import Submission, node_record
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.classification import (
    Classification,
    read_classification,
    run_classifier,
)
from mupuppet.environment.environment import Environment
from mupuppet.environment.export_store import ExportStore
from mupuppet.environment.exports import Exports, ExportsError
from mupuppet.environment.origin import Origin
from mupuppet.environment.permissions import Refused as NotAllowed
from mupuppet.environment.programs import ProgramError
from mupuppet.environment.puppetdb import Certificates, PuppetDB
from mupuppet.environment.received_json import read_flat_json
from mupuppet.server.durable_files import is_safe_name, write_file
from mupuppet.server.environments import Deployment, Environments, config_version
from mupuppet.server.external_data import ExternalDataError, trusted_external
from mupuppet.server.files import Checksums, FileRefused, FileServer
from mupuppet.server.reports import ReportRefused, Reports
from mupuppet.server.settings import CompilationSettings
from mupuppet.server.spool import Spool
from mupuppet.server.static_content import MissingSource, StaticContent, inline_metadata
from mupuppet.syntax.depth import deep_recursion

#: What is smaller is not worth compressing.
_COMPRESSED_FROM = 1400


class Refused(Exception):
    """A request that fails: the HTTP status, and the message.

    A hint is for the operator of the server.
    """

    def __init__(
        self,
        status: int,
        message: str,
        kind: str = "RUNTIME_ERROR",
        hint: str | None = None,
        *,
        lacks_memory: bool = False,
    ) -> None:
        super().__init__(message)
        self.lacks_memory = lacks_memory
        self.status = status
        self.kind = kind
        self.hint = hint


class Work(Record):
    """A request to a worker."""

    #: What to do: `catalog`, `node`, `report` or `facts`.
    kind: str
    name: str
    environment: str
    #: The body, or the facts of a node: JSON.
    content: bytes = b""
    trusted: dict[str, Any] = field(default_factory=dict)
    #: Other fields of the request.
    options: dict[str, Any] = field(default_factory=dict)
    compresses: bool = False


class Done(Record):
    """The answer of a worker."""

    status: int
    content: bytes
    content_type: str = "application/json"
    is_compressed: bool = False
    #: What to write to the server's log.
    messages: tuple[tuple[str, str], ...] = ()
    seconds: float = 0.0
    #: The environment that it was made in.
    environment: str = ""
    #: Whether something waits to be sent to others.
    has_spooled: bool = False
    #: Whether there was too little memory for it.
    lacks_memory: bool = False


def error_content(message: str, kind: str) -> bytes:
    """An error as agents show it."""
    return json.dumps({"message": message, "issue_kind": kind}).encode()


def trusted_of(name: str, extensions: dict[str, str]) -> dict[str, Any]:
    """What code finds in `$trusted`."""
    host, _, domain = name.partition(".")
    return {
        "authenticated": "remote",
        "certname": name,
        "extensions": extensions,
        "hostname": host,
        "domain": domain or None,
    }


class Compilations:
    """The code of all environments, and where results go."""

    def __init__(self, settings: CompilationSettings, deployments: dict[str, Deployment]) -> None:
        self._settings = settings
        self._environments = Environments(settings)
        #: Which code is in force; where it is not frozen, the directories as they are.
        self._deployments = deployments
        self._open: dict[str, Environment] = {}
        #: What programs have said, by environment.
        self._versions: dict[str, str | None] = {}
        self._checksums = Checksums()
        self._static = StaticContent(settings.state)
        #: Opened by each process for itself: a fork must not share connections.
        self._exports: tuple[int, Exports] | None = None
        self._answers = {
            "catalog": self._catalog,
            "node": self._node,
            "report": self._report,
            "facts": self._facts,
        }

    # --- Before workers are forked

    def load(self) -> None:
        """Read the code that is in force.

        Nothing is compiled here: no limits hold in this process, and what compiling leaves behind
        would be copied by each worker that uses it.
        """
        if self._settings.is_frozen:
            for name in list(self._deployments):
                self._environment(name)

    # --- Requests

    def answer(self, work: Work) -> Done:
        """Answer a request; whatever is wrong with it is the answer."""
        started = perf_counter()
        try:
            with deep_recursion():
                done = self._answers[work.kind](work)
        except Refused as refused:
            content = error_content(str(refused), refused.kind)
            level = "error" if refused.status >= 500 else "info"
            logged = f"{refused} ({refused.hint})" if refused.hint else str(refused)
            done = Done(
                refused.status,
                content,
                messages=((level, logged),),
                lacks_memory=refused.lacks_memory,
            )
        except OSError as error:  # of a full disk, above all: agents try again
            message = f"Server Error: {error}"
            done = Done(
                503, error_content(message, "RUNTIME_ERROR"), messages=(("error", message),)
            )
        return Done(
            done.status, *_compressed(done, work), done.messages, perf_counter() - started,
            done.environment, done.has_spooled, done.lacks_memory,
        )  # fmt: skip

    def _environment(self, name: str) -> Environment:
        if not self._settings.is_frozen:
            deployment = self._environments.deployment(name)
        else:
            deployment = self._deployments.get(name) or self._environments.deployment(name)
        if deployment is None:
            self._open.pop(name, None)
            raise Refused(404, f"Not Found: Could not find environment '{name}'",
                          "RESOURCE_NOT_FOUND")  # fmt: skip
        self._deployments[name] = deployment
        found = self._open.get(name)
        if found is None or found.root != deployment.directory:
            if found is not None:
                found.close()
            self._versions.pop(name, None)
            found = self._open[name] = self._opened(name, deployment.directory)
        return found

    def _opened(self, name: str, directory: str) -> Environment:
        return self._environments.open(name, directory, reads_code=True)

    def _classified(self, name: str) -> Classification:
        settings = self._settings
        found: Classification | Diagnostic = Classification()
        if settings.enc is not None:
            found = run_classifier(settings.enc, name)
        elif settings.classification is not None:
            found = read_classification(settings.classification, name)
        if isinstance(found, Diagnostic):
            message = f"Server Error: Failed when searching for node {name}: {found.message}"
            raise Refused(500, message)
        return found

    def _node(self, work: Work) -> Done:
        """What the server knows of a node: above all its environment."""
        classified = self._classified(work.name)
        environment = classified.environment or work.environment
        self._environment(environment)
        data = {
            "name": work.name,
            "parameters": classified.parameters,
            "classes": classified.classes,
            "environment": environment,
        }
        return Done(200, json.dumps(data).encode(), environment=environment)

    def _facts(self, work: Work) -> Done:
        values = _facts_of(work.content, work.name)
        spooled = self._keep_facts(work.name, work.environment, values, work.trusted)
        return Done(200, b"", "text/plain", has_spooled=spooled)

    def _report(self, work: Work) -> Done:
        reports = Reports(self._settings)
        try:
            spooled = reports.keep(work.name, work.content)
        except ReportRefused as refused:
            raise Refused(400, f"Bad Request: {refused}") from None
        return Done(200, b"[]", has_spooled=spooled)

    # --- Catalogs

    def _catalog(self, work: Work) -> Done:
        name, options = work.name, work.options
        content = work.content
        if options.get("is_form"):
            content, options = _form(content, options)
        requested = options.get("environment") or work.environment
        values = None if not content else _facts_of(content, name)
        trusted = self._trusted(work)
        spooled = False
        if values is not None and options.get("keeps_facts", True):
            spooled = self._keep_facts(name, requested, values, trusted)
        if values is None:
            values, trusted = self._known_facts(name, trusted)
        trusted = {**trusted_of(name, {}), **trusted}
        classified = self._classified(name)
        chosen = classified.environment or requested
        if options.get("prefers_environment"):
            chosen = requested
        environment = self._environment(chosen)
        if chosen != requested and options.get("checks_environment"):
            message = (
                f"Requested environment '{requested}' did not match server specified "
                f"environment '{chosen}'"
            )
            stub = {**_EMPTY, "name": name, "environment": chosen, "catalog_uuid": str(uuid4())}
            return Done(
                200,
                json.dumps(stub).encode(),
                messages=(("warning", message),),
                environment=chosen,
                has_spooled=spooled,
            )
        try:
            exports = self._exports_of_process()
            inputs = self._inputs(environment, name, values, trusted, classified, exports)
            catalog, result, commands = self._compiled(inputs, options)
            if options.get("keeps_catalog", True):
                spooled |= self._keep(name, exports, result, commands)
        except (ExportsError, FileRefused, MissingSource) as error:
            raise Refused(500, f"Server Error: {error} on node {name}") from None
        logs = tuple(_logged(result))
        content = _to_json({"catalog": catalog, **_captured(options, logs)}
                           if options.get("is_v4") else catalog)  # fmt: skip
        return Done(200, content, messages=logs, environment=chosen, has_spooled=spooled)

    def _compiled(
        self, inputs: CompilationInputs, options: dict[str, Any]
    ) -> tuple[dict[str, Any], Compilation, list[Any]]:
        name = inputs.node.name
        origin = Origin.now()
        submission = Submission(origin) if self._settings.puppetdb is not None else None
        result = compile(inputs, None if submission is None else submission.make)
        if result.catalog is None:
            error = result.error
            raise Refused(
                500,
                f"Server Error: {failure_of(result)} on node {name}",
                hint=None if error is None else error.hint,
                lacks_memory=error is not None and error.id == "out-of-memory",
            )
        commands = [] if submission is None else submission.commands(result)
        catalog = result.catalog.to_dict()
        environment = inputs.environment
        deployment = self._deployments[environment.name]
        catalog["version"] = (
            self._config_version(environment) or deployment.code_id or int(origin.version)
        )
        catalog["catalog_uuid"] = origin.catalog_uuid
        is_static = options.get("is_static") and environment.static_catalogs
        if is_static and deployment.code_id is not None:
            catalog["code_id"] = deployment.code_id
            inline_metadata(
                catalog,
                FileServer(environment, self._settings.mounts, self._checksums, name),
                self._static,
                root=environment.root or "",
                code_id=deployment.code_id,
                checksum_type=_common_checksum(options.get("checksum_type")),
            )
        for _, _, payload in commands:
            if "catalog_uuid" in payload:
                payload["code_id"] = catalog["code_id"]
                payload["version"] = str(catalog["version"])
                payload["transaction_uuid"] = options.get("transaction_uuid")
                payload["job_id"] = options.get("job_id")
        return catalog, result, commands

    def _config_version(self, environment: Environment) -> str | None:
        """What the site's own program says, asked once for code that is loaded once."""
        if environment.name in self._versions:
            return self._versions[environment.name]
        try:
            version = config_version(environment)
        except NotAllowed:  # as for all that code could start; the server says so in its log
            version = None
        except ProgramError as error:
            raise Refused(
                500,
                f"Server Error: Execution of config_version command "
                f"`{environment.config_version}` failed: {error}",
            ) from None
        if self._settings.is_frozen:
            self._versions[environment.name] = version
        return version

    def _inputs(
        self,
        environment: Environment,
        name: str,
        values: dict[str, Any],
        trusted: dict[str, Any],
        classified: Classification,
        exports: Exports | None,
    ) -> CompilationInputs:
        settings = self._settings
        return compilation_inputs(
            environment,
            node=name,
            facts=values,
            trusted=trusted,
            server_facts={
                **settings.puppet.server_facts,
                "servername": settings.certname,
                "serverip": settings.address,
            },
            parameters=classified.parameters,
            classes=classified.classes,
            strict=settings.strict,
            strict_variables=settings.strict_variables,
            limits=settings.limits,
            exports=exports,
            ruby=settings.ruby,
        )

    def _trusted(self, work: Work) -> dict[str, Any]:
        command = self._settings.trusted_external
        if command is None or "external" in work.trusted:
            return {"external": {}, **work.trusted}
        try:
            return {**work.trusted, "external": trusted_external(command, work.name)}
        except ExternalDataError as error:
            raise Refused(500, f"Server Error: {error}") from None

    # --- What is stored

    def _exports_of_process(self) -> Exports:
        """The PuppetDB or the store, which each process opens for itself. Raises ExportsError."""
        if self._exports is None or self._exports[0] != os.getpid():
            puppetdb = self._settings.puppetdb
            if puppetdb is None:
                self._exports = os.getpid(), ExportStore(self._settings.state.store)
            else:
                known = Certificates(puppetdb.authority, puppetdb.certificate, puppetdb.key)
                self._exports = os.getpid(), PuppetDB(puppetdb.url, known)
        return self._exports[1]

    def _keep(self, name: str, exports: Exports, result: Compilation, commands: list[Any]) -> bool:
        """Store the catalog of a node; whether something waits to be sent. Raises ExportsError."""
        if isinstance(exports, ExportStore):
            exports.replace(name, result.exported)
            record = node_record(result)
            if record is not None:
                exports.keep(record)
            return False
        sent = [command for command in commands if command[0] != "replace_facts"]
        return self._submit(sent)

    def _submit(self, commands: list[tuple[str, int, dict[str, Any]]]) -> bool:
        spool = Spool(self._settings.state.path("spool", "puppetdb"))
        for command, version, payload in commands:
            payload["producer"] = self._settings.certname
            header = {
                "command": command,
                "version": version,
                "certname": payload["certname"],
                "producer-timestamp": payload["producer_timestamp"],
            }
            spool.add(header, _to_json(payload))
        return bool(commands)

    def _keep_facts(
        self, name: str, environment: str, values: dict[str, Any], trusted: dict[str, Any]
    ) -> bool:
        origin = Origin.now()
        known = {
            "name": name,
            "environment": environment,
            "timestamp": origin.timestamp,
            "values": values,
            "trusted": trusted,
        }
        if is_safe_name(name):
            directory = self._settings.state.make_directory("facts")
            write_file(os.path.join(directory, f"{name}.json"), _to_json(known), is_kept=False)
        if self._settings.puppetdb is None:
            return False
        shown = {key: value for key, value in values.items() if key[:1] != "_"}
        payload = {
            "certname": name,
            "environment": environment,
            "producer_timestamp": origin.timestamp,
            "values": {**shown, "trusted": trusted},
        }
        return self._submit([("replace_facts", 5, payload)])

    def _known_facts(
        self, name: str, trusted: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """The facts that a node has sent before: to this server, or to another one."""
        known = self._facts_in_puppetdb(name) or self._facts_on_disk(name)
        if known is None:
            raise Refused(400, f"Bad Request: the facts of {name} are not known")
        return known[0], {**known[1], **trusted}

    def _facts_on_disk(self, name: str) -> tuple[dict[str, Any], dict[str, Any]] | None:
        if not is_safe_name(name):
            return None
        try:
            with open(self._settings.state.path("facts", f"{name}.json"), "rb") as file:
                known = json.load(file)
        except (FileNotFoundError, ValueError):
            return None
        return known["values"], known["trusted"]

    def _facts_in_puppetdb(self, name: str) -> tuple[dict[str, Any], dict[str, Any]] | None:
        if self._settings.puppetdb is None:
            return None
        try:
            exports = self._exports_of_process()
            assert isinstance(exports, PuppetDB)
            found = exports.query(["from", "inventory", ["=", "certname", name]])
            values, trusted = found[0]["facts"], found[0]["trusted"]
        except (ExportsError, IndexError, KeyError, TypeError):
            return None  # it is down, or does not know the node
        return values, trusted


#: A catalog that only names the environment in which the agent must ask again.
_EMPTY: dict[str, Any] = {
    "tags": [],
    "version": None,
    "code_id": None,
    "catalog_format": 2,
    "resources": [],
    "edges": [],
    "classes": [],
}


def _form(content: bytes, options: dict[str, Any]) -> tuple[bytes, dict[str, Any]]:
    """The facts and other fields of the form that agents send. Raises Refused."""
    try:
        fields = parse_qs(content.decode("ascii"), max_num_fields=100)
    except (ValueError, UnicodeDecodeError) as error:
        raise Refused(400, f"Bad Request: the body is not a form: {error}") from None
    given = {**options.get("parameters", {}), **{key: each[0] for key, each in fields.items()}}
    facts, form = given.get("facts"), given.get("facts_format", "application/json")
    if facts is not None and form not in ("application/json", "pson", "json", "text/pson"):
        raise Refused(400, "Bad Request: Unsupported facts format")
    read = {
        "environment": given.get("environment"),
        "checks_environment": given.get("check_environment") == "true",
        "is_static": given.get("static_catalog") == "true",
        "checksum_type": given.get("checksum_type"),
        "transaction_uuid": given.get("transaction_uuid"),
        "job_id": given.get("job_uuid"),
    }
    # Agents escape the facts once more.
    return b"" if facts is None else unquote_plus(facts).encode(), {**options, **read}


def _facts_of(content: bytes, name: str) -> dict[str, Any]:
    """The values in facts as agents send them. Raises Refused."""
    try:
        data = read_flat_json(content)
    except (ValueError, RecursionError) as error:
        raise Refused(400, f"Bad Request: the facts are not JSON: {error}") from None
    if not isinstance(data, dict) or not isinstance(data.get("values"), dict):
        raise Refused(400, "Bad Request: the facts have no values")
    if data.get("name", name) != name:
        raise Refused(
            400,
            f'Bad Request: Catalog for "{name}" was requested with fact definition for the wrong '
            f'node ("{data["name"]}").',
        )
    values: dict[str, Any] = data["values"]
    return values


def failure_of(result: Compilation) -> str:
    """Why there is no catalog, in Puppet's words and with its place."""
    error = result.error
    if error is None or result.summary is not None:
        return result.failure or "the compilation failed"
    message = error.message
    if message.startswith("Error while evaluating"):
        message = f"Evaluation Error: {message}"
    if not error.source.name:
        return message
    position = error.position
    place = f"file: {error.source.name}, line: {position.line}, column: {position.column}"
    return f"{message} ({place})"


def _logged(result: Compilation) -> list[tuple[str, str]]:
    return [(level, message) for level, message in result.logs if level not in ("debug", "info")]


def _captured(options: dict[str, Any], logs: tuple[tuple[str, str], ...]) -> dict[str, Any]:
    if not options.get("captures_logs"):
        return {}
    return {"logs": [{"level": level, "message": message} for level, message in logs]}


def _common_checksum(given: str | None) -> str:
    from mupuppet.server.files import CHECKSUM_TYPES

    if not given:
        return "sha256"
    for name in given.split("."):
        if name in CHECKSUM_TYPES:
            return name
    raise FileRefused(
        f"Unable to find a common checksum type between agent '{given}' and server "
        f"'{' '.join(CHECKSUM_TYPES)}'."
    )


def _to_json(data: Any) -> bytes:
    try:
        return _encoded(data)
    except RecursionError:
        return on_large_stack(lambda: _encoded(data))


def _encoded(data: Any) -> bytes:
    try:
        return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    except UnicodeEncodeError:  # half a character, which JSON can only escape
        return json.dumps(data, separators=(",", ":")).encode()


def _compressed(done: Done, work: Work) -> tuple[bytes, str, bool]:
    """The content, compressed here where that is wanted: the server itself has others to serve."""
    if not work.compresses or len(done.content) < _COMPRESSED_FROM:
        return done.content, done.content_type, False
    packer = zlib.compressobj(1, wbits=31)
    return packer.compress(done.content) + packer.flush(), done.content_type, True
