"""What a test compiles: the arguments of the mark `puppet` and of the fixture `catalog`."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Protocol

from mupuppet.basics.records import Record, field, replace
from mupuppet.syntax.strictness import Strictness
from mupuppet.testing.code import declaration
from mupuppet.testing.mistakes import WrongArguments
from mupuppet.versions import puppet_version

if TYPE_CHECKING:
    from mupuppet.compiler.api import Compilation
    from mupuppet.environment.permissions import Permissions

#: The name of the node unless a test names it.
DEFAULT_NODE = "test.example.com"


class Compiled(Protocol):
    """The catalog of another node."""

    @property
    def case(self) -> Case: ...

    @property
    def compilation(self) -> Compilation: ...


class Case(Record):
    """One compilation, as a test describes it."""

    #: What is declared: a class, a resource of a defined type (or of any type), or nothing.
    class_: str | None = None
    define: str | None = None
    title: str | None = None
    params: dict[str, Any] = field(default_factory=dict)
    #: The name of a node that the main manifests describe.
    host: str | None = None
    #: Code before and after what is declared.
    pre: str | None = None
    post: str | None = None
    node: str | None = None
    #: The name of a set of facts or a facts file.
    system: str | None = None
    #: Facts besides those of the system, or in their place.
    facts: dict[str, Any] = field(default_factory=dict)
    trusted: dict[str, Any] | None = None
    server_facts: dict[str, Any] | None = None
    #: What a classifier assigns to the node.
    classes: dict[str, Any] = field(default_factory=dict)
    parameters: dict[str, Any] = field(default_factory=dict)
    #: Data of the global layer, before all other data.
    data: dict[str, Any] = field(default_factory=dict)
    hiera_config: str | None = None
    #: Catalogs of other nodes, whose exported resources this one may collect.
    collects: tuple[Compiled, ...] = ()
    puppet: str | None = None
    strict: str | None = None
    strict_variables: bool | None = None
    settings: dict[str, Any] = field(default_factory=dict)
    permissions: Permissions | None = None
    #: When Ruby runs code of modules; by default, as the configuration says.
    ruby: str | None = None

    def with_arguments(self, arguments: dict[str, Any]) -> Case:
        """The same with other arguments; of hashes, those keys that are given.

        Raises WrongArguments.
        """
        __tracebackhide__ = True
        given = dict(arguments)
        if isinstance(given.get("facts"), str):
            given["system"] = given.pop("facts")
        unknown = sorted(given.keys() - _FIELDS)
        if unknown:
            from mupuppet.compiler.program.suggestions import did_you_mean

            near = did_you_mean(unknown[0], _FIELDS) or f"there are {', '.join(sorted(_FIELDS))}"
            raise WrongArguments(f"a test has no argument `{unknown[0]}`: {near}")
        subjects = [name for name in ("class_", "define", "host") if given.get(name) is not None]
        if len(subjects) > 1:
            raise WrongArguments(f"a test has either `{subjects[0]}` or `{subjects[1]}`")
        is_other = bool(subjects) and self._is_other(subjects[0], given[subjects[0]])
        if subjects:
            given = {"class_": None, "define": None, "host": None, **given}
        if is_other:
            given = {"title": None, "params": {}, **given}
        for name in _MERGED & given.keys():
            if not isinstance(given[name], dict):
                raise WrongArguments(f"`{name}` must be a dictionary, not {given[name]!r}")
            if not (is_other and name == "params"):
                given[name] = {**getattr(self, name), **given[name]}
        if "collects" in given:
            given["collects"] = tuple(given["collects"])
        if given.get("puppet") is not None:
            given["puppet"] = str(given["puppet"])
            try:
                puppet_version(given["puppet"])
            except ValueError as problem:
                raise WrongArguments(f"`puppet`: {problem}") from None
        if given.get("strict") not in (None, *_STRICT):
            raise WrongArguments(f"`strict` is one of {', '.join(_STRICT)}; not {given['strict']}")
        return replace(self, **given)

    def _is_other(self, kind: str, name: str) -> bool:
        """Whether something else is declared than so far."""
        own = (self.class_, self.define, self.host)
        return any(each is not None for each in own) and getattr(self, kind) != name

    @property
    def node_name(self) -> str:
        return self.node or self.host or DEFAULT_NODE

    @property
    def subject(self) -> str:
        """What is declared, in code; empty for a host."""
        if self.class_ is not None:
            if self.params:
                return declaration("class", self.class_, self.params)
            return f"include {self.class_}"
        if self.define is not None:
            if self.title is None:
                raise WrongArguments(f"`define={self.define!r}` needs a `title`")
            return declaration(self.define, self.title, self.params)
        return ""

    @property
    def code(self) -> str | None:
        """The main manifest; None if it is that of the environment."""
        parts = [part for part in (self.pre, self.subject, self.post) if part]
        if self.host is not None and not parts:
            return None
        return "\n".join(parts) + "\n"

    @property
    def key(self) -> str:
        """A string that is the same for the same inputs."""
        fields = {name: getattr(self, name) for name in sorted(_FIELDS - {"collects"})}
        fields["collects"] = [each.case.key for each in self.collects]
        return json.dumps(fields, default=repr)

    def __str__(self) -> str:
        """The subject, for messages."""
        shown = self.class_ and f"class {self.class_}"
        shown = shown or (self.define and f"{self.define} {{ '{self.title}': }}")
        shown = shown or (f"node {self.host}" if self.host else "the code of the test")
        return f"{shown} on {self.system}" if self.system else shown


_FIELDS = frozenset(Case.__annotations__)
_STRICT = tuple(each.value for each in Strictness)
#: What is merged with what was given before.
_MERGED = frozenset(["params", "facts", "data", "classes", "parameters", "settings"])


def merged(base: Any, above: Any) -> Any:
    """Facts with others in their place; hashes are merged key by key."""
    if not (isinstance(base, dict) and isinstance(above, dict)):
        return above
    return {
        **base,
        **{key: merged(base[key], each) if key in base else each for key, each in above.items()},
    }


def file_name(name: str) -> str:
    """The name of a test as that of a file."""
    return re.sub(r"[^\w.\[\]+-]+", "_", name)
