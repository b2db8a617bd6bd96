"""The fields of a request to `mupuppet batch`: their values and their meaning."""

from __future__ import annotations

import os
from argparse import Namespace
from typing import TYPE_CHECKING, Any

from mupuppet.basics import slashed
from mupuppet.basics.records import Record
from mupuppet.cli.export_options import puppetdb_of, store_of
from mupuppet.environment.classification import Classification, ClassificationError
from mupuppet.environment.exports import ListedNodes
from mupuppet.environment.permissions import ANY, NOTHING_ALLOWED, Permissions, allowed
from mupuppet.versions import DEFAULT, PuppetVersion, puppet_version

if TYPE_CHECKING:
    from mupuppet.environment.environment import Environment
    from mupuppet.environment.exports import ExportsStore
    from mupuppet.environment.facts import Facts
    from mupuppet.environment.puppetdb import PuppetDB

#: What a request may have.
FIELDS = (
    "id", "code", "manifest", "environment_dir", "environment", "node", "facts", "trusted",
    "server_facts", "classes", "parameters", "settings", "modules", "environment_files",
    "modulepath", "hiera_config", "allow_read", "allow_generate", "allow_network",
    "allow_write", "store",
    "puppet",
)  # fmt: skip

#: What describes a PuppetDB as the store.
_PUPPETDB_FIELDS = ("puppetdb", "ca", "cert", "key", "submit")


class BadRequest(Exception):
    """A request that cannot be understood."""


class UnknownField(BadRequest):
    """A request with a field that does not exist."""


def check_fields(request: dict[str, Any], fields: tuple[str, ...] = FIELDS, of: str = "") -> None:
    """Raises UnknownField for a field that would have no effect."""
    unknown = next((name for name in request if name not in fields), None)
    if unknown is not None:
        from mupuppet.compiler.program.suggestions import did_you_mean

        near = did_you_mean(unknown, fields) or f"the fields are {', '.join(fields)}"
        raise UnknownField(f"unknown field `{unknown}`{of}: {near}")


# --- Values of some type


def optional_string(request: dict[str, Any], name: str) -> str | None:
    value = request.get(name)
    if value is not None and not isinstance(value, str):
        raise BadRequest(f"`{name}` must be a string")
    return value


def object_of(request: dict[str, Any], name: str) -> dict[str, Any]:
    value = request.get(name)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise BadRequest(f"`{name}` must be an object")
    return value


def optional_truth(settings: dict[str, Any], name: str) -> bool | None:
    value = settings.get(name)
    if value is not None and not isinstance(value, bool):
        raise BadRequest(f"`{name}` must be true or false")
    return value


def version_from(request: dict[str, Any]) -> PuppetVersion:
    """The version of Puppet to compile as."""
    try:
        return puppet_version(optional_string(request, "puppet") or DEFAULT.number)
    except ValueError as error:
        raise BadRequest(f"`puppet`: {error}") from None


def strings(request: dict[str, Any], name: str, what: str = "directories") -> list[str]:
    value = request.get(name) or []
    if isinstance(value, str):
        return slashed.split(value)
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise BadRequest(f"`{name}` must be a list of {what}")
    return value


# --- The node


def facts_of(request: dict[str, Any]) -> Facts:
    """The facts of the node, and its name: an object, or what `--facts` takes."""
    from mupuppet.diagnostics import Diagnostic
    from mupuppet.environment.facts import Facts, facts_for

    node = optional_string(request, "node") or None
    given = request.get("facts")
    if isinstance(given, str):
        version = version_from(request)
        found = facts_for(given, node=node, default_node="localhost", version=version)
        if isinstance(found, Diagnostic):
            raise BadRequest(f"`facts`: {found.message}")
    elif given is None or isinstance(given, dict):
        found = Facts(given or {}, node or "localhost")
    else:
        raise BadRequest("`facts` must be an object, or the name of a file or of a built-in set")
    if request.get("trusted") is not None:
        return found.with_trusted(object_of(request, "trusted"))
    return found


def classification_of(request: dict[str, Any]) -> Classification:
    """What a classifier assigns to the node."""
    if request.get("classes") is None and request.get("parameters") is None:
        return Classification()
    try:
        return Classification.from_data(
            {"classes": request.get("classes"), "parameters": request.get("parameters")}
        )
    except ClassificationError as error:
        raise BadRequest(str(error)) from None


def permissions_of(request: dict[str, Any]) -> Permissions:
    """What code may do besides reading the environment and its modules."""
    names = ("allow_read", "allow_generate", "allow_network", "allow_write")
    if not any(request.get(name) for name in names):
        return NOTHING_ALLOWED
    programs = request.get("allow_generate")
    generate: tuple[str, ...]
    if programs is True:
        generate = (ANY,)
    elif programs is False:
        generate = ()
    else:
        generate = tuple(strings(request, "allow_generate", "programs, or true"))
    if not all(each == ANY or os.path.isabs(each) for each in generate):
        raise BadRequest("`allow_generate` must be true, or a list of absolute paths of programs")
    return allowed(
        read=tuple(strings(request, "allow_read")),
        generate=generate,
        network=tuple(strings(request, "allow_network", "hosts")),
        write=tuple(strings(request, "allow_write")),
    )


# --- Where exported resources are

#: What the requests of this process share if they ask for it.
_IN_MEMORY: list[ListedNodes] = []


class Store(Record, eq=False):
    """Where a request collects exported resources, and where its own are stored."""

    store: ExportsStore | None = None
    puppetdb: PuppetDB | None = None
    #: Whether facts and catalog are sent to the PuppetDB.
    is_submitted: bool = False


def store_from(request: dict[str, Any], environment: Environment) -> Store:
    """The store that a request asks for. Raises ExportsError."""
    given = request.get("store")
    if given is None and optional_truth(object_of(request, "settings"), "storeconfigs"):
        return Store(ListedNodes())  # only what the node exports itself
    if given is None or given is False or given == "none":
        return Store()
    if given == "memory":
        if not _IN_MEMORY:
            _IN_MEMORY.append(ListedNodes())
        return Store(_IN_MEMORY[0])
    if given is True or isinstance(given, str):
        exports = None if given is True else given
        options = Namespace(
            exports=exports, storeconfigs=given is True, puppetdb=None, path=os.getcwd()
        )
        return Store(store_of(options, environment))
    if not isinstance(given, dict):
        raise BadRequest("`store` must be a file, `memory`, `none`, true, or an object")
    check_fields(given, _PUPPETDB_FIELDS, " in `store`")
    url = optional_string(given, "puppetdb")
    if url is None:
        raise BadRequest("`store` must have `puppetdb`, the URL of a PuppetDB")
    options = Namespace(
        puppetdb=url, **{f"puppetdb_{each}": given.get(each) for each in ("ca", "cert", "key")}
    )
    return Store(puppetdb=puppetdb_of(options), is_submitted=bool(optional_truth(given, "submit")))
