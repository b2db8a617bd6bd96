"""What changes when code moves from one version of Puppet to another, as far as files show it.

`find_changes` reads code, templates and data, and reports as diagnostics what the newer version
rejects or takes otherwise. Everything follows from the table of versions: what does not differ
between the two is not looked for.

- `manifests` looks at trees: legacy facts, calls, resource types, new errors.
- `contents` looks at templates and functions in Ruby, and at data.
- `configuration` looks at hiera.yaml, environment.conf, puppet.conf and metadata.json.
"""

from mupuppet.analysis.upgrades.search import find_changes, matters

__all__ = ["find_changes", "matters"]
