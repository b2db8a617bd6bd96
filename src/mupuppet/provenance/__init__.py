"""Provenance: where values, resources and failures come from.

from mupuppet.provenance import Provenance

provenance = Provenance.of(compilation)
print(provenance.attribute("File[/etc/motd]", "content"))
"""

from mupuppet.catalog.explanation import Explanation
from mupuppet.provenance.provenance import Provenance

__all__ = ["Explanation", "Provenance"]
