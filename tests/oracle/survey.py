"""What the versions of Puppet have, beside what we know of them.

    python -m tests.oracle.survey [VERSION ...]

asks each version that is installed for its settings, its resource types and their attributes, its
functions with their signatures, and the form of catalogs, and shows what differs from the table of
versions and from our declarations. The exit status is 1 if anything does.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mupuppet.compiler.program.native_types import native_type
from mupuppet.environment.puppet_settings import DEFAULTS
from mupuppet.functions.registry import find_function
from mupuppet.syntax.metaparameters import METAPARAMETER_NAMES
from mupuppet.versions import VERSIONS, PuppetVersion
from tests.oracle.versions import Oracle, Unavailable, chosen

SCRIPT = Path(__file__).with_suffix(".rb")
#: Settings whose defaults are written in another form than the value has.
_OTHER_FORM = frozenset(["crl_refresh_interval", "http_user_agent"])
#: Functions whose files do not load without a library that Debian 12 lacks.
_UNLOADABLE = "error "
#: What catalogs and resources have in every version.
_CATALOG = (
    "catalog_format catalog_uuid classes code_id edges environment name resources tags version"
)
_RESOURCE = "exported file kind line parameters tags title type"
#: Functions that only a compilation has: they are parts of evaluation.
_OF_THE_COMPILER = frozenset(
    "alert break contain crit debug defined emerg epp err eyaml_lookup_key hiera hiera_array "
    "hiera_hash hiera_include hocon_data include info inline_epp json_data lookup next notice "
    "require return warning yaml_data".split()
)
#: Those that ours declares with fewer signatures, which accept the same.
_OTHER_SIGNATURES = frozenset(["compare", "getvar"])


def survey() -> dict[str, Any]:
    """What the Puppet on the PATH has."""
    done = subprocess.run(["ruby", "-W0", str(SCRIPT)], capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def differences(found: dict[str, Any], version: PuppetVersion) -> Iterator[str]:
    """How a version differs from what we know of it."""
    # `name` is that of the program that runs.
    ours = {"name", *DEFAULTS} - version.absent_settings
    for name in sorted(ours ^ set(found["settings"])):
        yield f"setting {name}: only {'ours' if name in ours else 'Puppet'} has it"
    for name, value in version.settings.items():
        theirs = found["settings"].get(name)
        if name not in _OTHER_FORM and theirs != value:
            yield f"setting {name}: {theirs!r}, ours {value!r}"
    for name, known in found["types"].items():
        type = native_type(name, version)
        if type is None:
            yield f"type {name}: unknown"
        elif missing := set(known["attributes"]) ^ (type.attributes | METAPARAMETER_NAMES):
            if missing != {"name"}:
                yield f"type {name}: {sorted(missing)}"
    for name, signatures in found["functions"].items():
        function = find_function(name)
        if signatures is None or any(each.startswith(_UNLOADABLE) for each in signatures):
            continue
        if name in _OF_THE_COMPILER or name in _OTHER_SIGNATURES:
            continue
        if function is None:
            yield f"function {name}: unknown"
            continue
        dispatches = function.for_puppet(version).dispatches
        if len(dispatches) != len(signatures):
            yield f"function {name}: {len(signatures)} signatures, ours {len(dispatches)}"
    if " ".join(found["catalog"]) != _CATALOG or " ".join(found["resource"]) != _RESOURCE:
        yield f"catalogs have {found['catalog']}, resources {found['resource']}"


def _of(oracle: Oracle) -> list[str]:
    with oracle.asking():
        return list(differences(survey(), VERSIONS[oracle.version]))


def main() -> int:
    try:
        oracles = chosen(sys.argv[1:])
    except Unavailable as problem:
        print(problem, file=sys.stderr)
        return 2
    wrong = 0
    for oracle in oracles:
        found = _of(oracle)
        wrong += len(found)
        print(f"{oracle.version}: {len(found)} differences")
        print("".join(f"    {line}\n" for line in found), end="")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
