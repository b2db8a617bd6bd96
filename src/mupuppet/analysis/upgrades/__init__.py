"""What changes when code moves from one version of Puppet to another, as far as files show.

`find_changes` reads code, templates and data, and reports as diagnostics what the newer version
rejects or treats differently. Everything follows from the table of versions: only what differs
between the two is looked for.

- `manifests` looks at trees: legacy facts, calls, resource types, new errors.
- `templates_and_data` looks at templates and Ruby functions, and at data.
- `configuration` looks at hiera.yaml, environment.conf, puppet.conf and metadata.json.
"""

from mupuppet.analysis.upgrades.search import find_changes, matters

__all__ = ["find_changes", "matters"]
