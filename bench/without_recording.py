"""A copy of the package without what serves explanations: what do ordinary compilations pay for it?

Each edit takes one thing out of the copy: the calls that a recorder replaces, and what attributes
and scopes remember for it. An edit whose text is not found is a mistake: the code has changed, and
this list must follow.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import mupuppet

#: File, the text in it, and what stands there instead.
_EDITS = [
    # A resource asks where to keep its attributes.
    ("compiler/model/resource.py", "scope.compiler.new_parameters(self)", "{}"),
    # A function that looks at a variable says so.
    (
        "compiler/evaluation/call_context.py",
        "        self.compiler.reads_variable(name, self.scope)\n",
        "",
    ),
    # Classes are included and inherited from by way of the compiler.
    ("compiler/resources/declarations.py", "compiler.declare_parent(", "declare_parent(compiler, "),
    # An attribute remembers the scope that its value was evaluated in.
    ("compiler/model/resource.py", '"node", "scope", "setter"', '"node", "setter"'),
    (
        "compiler/model/resource.py",
        "self.node = node\n        self.scope = scope\n",
        "self.node = node\n",
    ),
    (
        "compiler/model/resource.py",
        "self.node, self.scope, self.adds",
        "self.node, None, self.adds",
    ),
    # A scope has room for how its variables came about.
    ("compiler/model/scope.py", '        "records",\n', ""),
    ("compiler/model/scope.py", '"next", "records", "template"', '"next", "template"'),
]


def copy_without_recording(directory: Path) -> Path:
    """Copy the package into a directory, edited; the directory is what Python's path needs."""
    package = Path(mupuppet.__file__).parent
    copy = directory / "mupuppet"
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for name, old, new in _EDITS:
        file = copy / name
        text = file.read_text()
        if old not in text:
            raise SystemExit(f"{name} has changed: {old!r} is not in it")
        file.write_text(text.replace(old, new))
    return directory
