"""The paper's rules and the compiler agree on generated manifests; see `tests.oracle.generated`."""

from tests.oracle.generated import Tally, compare_generated


def test_where_the_rules_give_a_catalog_the_compiler_gives_the_same() -> None:
    tally = Tally(None)
    compare_generated(tally, cases=80, start=20_261)
    assert tally.counts["the rules give a catalog"] > 20
    assert tally.counts["rules and compiler differ"] == 0, tally.table()
