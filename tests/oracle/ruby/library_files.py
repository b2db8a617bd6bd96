"""Which files the library of Puppet has, for `require 'puppet/…'`.

    python -m tests.oracle.ruby.library_files

writes `ruby/puppet/library_files.py` with the files of all installed versions.
"""

from __future__ import annotations

import subprocess
import textwrap

from tests.oracle.versions import REPOSITORY, chosen

_PATH = REPOSITORY / "src/mupuppet/ruby/puppet/library_files.py"
_CODE = """
require 'puppet'
root = $LOADED_FEATURES.find { |path| path.end_with?('/puppet.rb') }.delete_suffix('.rb')
puts Dir.chdir(root) { Dir.glob('**/*.rb') }
"""
_TEXT = '''"""Which files Puppet's library has, in any version. Recorded, not written by hand."""

from __future__ import annotations

from functools import cache

#: The names in each directory.
_FILES = """\\
{files}
"""


@cache
def _names() -> frozenset[str]:
    found: set[str] = set()
    directory = ""
    for word in _FILES.split():
        if word.endswith("/"):
            directory = word.removeprefix("./")
        else:
            found.add(directory + word)
    return frozenset(found)


def has_file(name: str) -> bool:
    """Whether some version has a file, by its name below `puppet/` and without `.rb`."""
    return name in _names()
'''


def main() -> None:
    """Write the module."""
    directories: dict[str, set[str]] = {}
    for oracle in chosen():
        with oracle.asking():
            done = subprocess.run(
                ["ruby", "-W0", "-e", _CODE], capture_output=True, text=True, check=True
            )
        for path in done.stdout.split():
            directory, _, name = path.removesuffix(".rb").rpartition("/")
            directories.setdefault(directory, set()).add(name)
    lines = [
        textwrap.fill(f"{directory or '.'}/ {' '.join(sorted(names))}", 100, break_on_hyphens=False)
        for directory, names in sorted(directories.items())
    ]
    _PATH.write_text(_TEXT.format(files="\n".join(lines)))


if __name__ == "__main__":
    main()
