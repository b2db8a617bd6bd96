"""The attributes that every resource may have, in the order in which Puppet lists them."""

from __future__ import annotations

from typing import Final

from mupuppet.basics.records import Record


class Relationship(Record):
    """How a metaparameter orders resources."""

    #: Whether the resource that has the attribute comes before those that the attribute names.
    comes_first: bool
    #: Whether changes of the first resource refresh the second.
    refreshes: bool
    #: What PuppetDB calls it.
    puppetdb_name: str


class Metaparameter(Record):
    """One of these attributes.

    Those that are not relationships are inherited: a resource gets them from its container.
    """

    name: str
    #: Whether it may have several values, whose order has no meaning.
    is_set: bool = False
    relationship: Relationship | None = None


METAPARAMETERS: Final = (
    Metaparameter("noop"),
    Metaparameter("schedule"),
    Metaparameter("audit", is_set=True),
    Metaparameter("loglevel"),
    Metaparameter("alias", is_set=True),
    Metaparameter("tag", is_set=True),
    Metaparameter("before", True, Relationship(True, False, "before")),
    Metaparameter("require", True, Relationship(False, False, "required-by")),
    Metaparameter("notify", True, Relationship(True, True, "notifies")),
    Metaparameter("subscribe", True, Relationship(False, True, "subscription-of")),
    Metaparameter("stage"),
)

METAPARAMETER_NAMES: Final = frozenset([each.name for each in METAPARAMETERS])
RELATIONSHIPS: Final = {
    each.name: each.relationship for each in METAPARAMETERS if each.relationship is not None
}
RELATIONSHIP_NAMES: Final = frozenset(RELATIONSHIPS)
INHERITED: Final = tuple([each.name for each in METAPARAMETERS if each.relationship is None])
