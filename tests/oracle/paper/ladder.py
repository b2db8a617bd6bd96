"""How much of real code lies inside μPuppet: a ladder of layers over Debian's modules.

    python -m tests.oracle.paper.ladder [DIRECTORY]

Without a directory, Debian's packages of modules are used (`python -m tests.oracle.modules`).
Each rung is the share of manifests that need no more than it and those before it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from mupuppet.semantics.features import LAYERS
from mupuppet.semantics.translate import translate
from mupuppet.source import SourceFile
from mupuppet.syntax.parser import parse
from tests.oracle.modules import debian_modules, module_files


def main() -> int:
    options = argparse.ArgumentParser(
        prog="python -m tests.oracle.paper.ladder", description=__doc__
    )
    options.add_argument("directory", type=Path, nargs="?")
    chosen = options.parse_args()
    print(ladder(chosen.directory or debian_modules()))
    return 0


def ladder(directory: Path) -> str:
    """The rungs, and what keeps most of the other manifests outside."""
    rungs = ["core", *LAYERS]
    inside: Counter[str] = Counter()
    outside: Counter[str] = Counter()
    files = [path for path in module_files(directory) if path.suffix == ".pp"]
    for path in files:
        source = SourceFile(path.read_text(encoding="utf-8", errors="replace"), path.name)
        parsed = parse(source)
        if not parsed.ok:
            continue
        translation = translate(parsed.program, source, layers=tuple(LAYERS))
        if translation.manifest is None:
            outside.update({place.feature.name for place in translation.unsupported})
        else:
            needed = [rungs.index(layer) for layer in translation.layers]
            inside[rungs[max(needed, default=0)]] += 1
    lines = [f"| Rung | manifests of {len(files)} | share |", "|---|---:|---:|"]
    total = 0
    for rung in rungs:
        total += inside[rung]
        name = rung if rung == "core" else f"+ {rung}"
        lines.append(f"| {name} | {total} | {100 * total / max(len(files), 1):.1f} % |")
    lines += ["", "The rest has most often:", ""]
    lines += [f"- {name}: {count} manifests" for name, count in outside.most_common(8)]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
