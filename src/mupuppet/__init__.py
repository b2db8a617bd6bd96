"""mupuppet: the μPuppet paper, executable, and the whole Puppet language, fast.

    import mupuppet

    environment = mupuppet.Environment.from_code("notify { 'hello': }")
    result = mupuppet.compile(environment, node="web1")
    print(result.catalog["Notify[hello]"])

What is exported here is stable; `docs/python-api.md` describes it. Everything is imported when it
is first used, so that `import mupuppet` costs nothing.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mupuppet.catalog import Catalog, CatalogResource
    from mupuppet.catalog.explanation import Explanation
    from mupuppet.compiler.api import Compilation
    from mupuppet.compiler.limits import Limits
    from mupuppet.diagnostics import Diagnostic, Severity
    from mupuppet.environment.environment import Environment
    from mupuppet.environment.permissions import Permissions
    from mupuppet.provenance import Provenance
    from mupuppet.python_api import compile, fact_sets, facts, lookup, parse, validate
    from mupuppet.syntax.parser import ParseResult

__version__ = "0.1.0"

__all__ = [
    "Catalog",
    "CatalogResource",
    "Compilation",
    "Diagnostic",
    "Environment",
    "Explanation",
    "Limits",
    "ParseResult",
    "Permissions",
    "Provenance",
    "Severity",
    "__version__",
    "compile",
    "fact_sets",
    "facts",
    "lookup",
    "parse",
    "validate",
]

_HOMES = {
    "Catalog": "mupuppet.catalog",
    "CatalogResource": "mupuppet.catalog",
    "Compilation": "mupuppet.compiler.api",
    "Diagnostic": "mupuppet.diagnostics",
    "Environment": "mupuppet.environment.environment",
    "Explanation": "mupuppet.catalog.explanation",
    "Limits": "mupuppet.compiler.limits",
    "ParseResult": "mupuppet.syntax.parser",
    "Permissions": "mupuppet.environment.permissions",
    "Provenance": "mupuppet.provenance",
    "Severity": "mupuppet.diagnostics",
    "compile": "mupuppet.python_api",
    "fact_sets": "mupuppet.python_api",
    "facts": "mupuppet.python_api",
    "lookup": "mupuppet.python_api",
    "parse": "mupuppet.python_api",
    "validate": "mupuppet.python_api",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'mupuppet' has no attribute {name!r}")
    from importlib import import_module

    value: object = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
