"""The table of metaparameters is Puppet's."""

from mupuppet.syntax.metaparameters import (
    INHERITED,
    METAPARAMETER_NAMES,
    METAPARAMETERS,
    RELATIONSHIP_NAMES,
)
from tests.oracle.front_end.tables import load

#: Recorded by `ruby tools/record_resource_types.rb --metaparameters`.
RECORDED: list[str] = load("metaparameters")


def test_the_table_has_what_puppet_has() -> None:
    assert set(RECORDED) == METAPARAMETER_NAMES


def test_no_name_stands_twice() -> None:
    assert len(METAPARAMETERS) == len(METAPARAMETER_NAMES)


def test_inherited_ones_are_in_the_order_of_puppet() -> None:
    assert list(INHERITED) == [name for name in RECORDED if name not in RELATIONSHIP_NAMES]
