"""Which files the library of Puppet has, for `require 'puppet/…'`.

    python -m tests.oracle.ruby.library_files

writes the files of all installed versions to `ruby/puppet/library_files.py`.
"""

from __future__ import annotations

import re
import subprocess
import textwrap

from tests.oracle.versions import REPOSITORY, chosen

_PATH = REPOSITORY / "src/mupuppet/ruby/puppet/library_files.py"
_CODE = """
require 'puppet'
root = $LOADED_FEATURES.find { |path| path.end_with?('/puppet.rb') }.delete_suffix('.rb')
puts Dir.chdir(root) { Dir.glob('**/*.rb') }
"""
#: The table in the module.
_TABLE = re.compile(r'(?<=^_FILES = """\\\n).*?(?=^""")', re.DOTALL | re.MULTILINE)


def main() -> None:
    """Write the table of the module."""
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
    table = "\n".join([*lines, ""])
    _PATH.write_text(_TABLE.sub(lambda _: table, _PATH.read_text(), count=1))


if __name__ == "__main__":
    main()
