"""The large control repository of the benchmarks."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.large_repository import SMALL, facts_of, write_large_repository
from bench.repository_data import Data

from mupuppet import compile
from mupuppet.basics.records import replace
from mupuppet.environment.environment import Environment


@pytest.mark.parametrize("data", [Data.YAML, Data.RUBY])
def test_both_sources_of_data_give_the_same_values_without_ruby(data: Data, tmp_path: Path) -> None:
    node, *_ = write_large_repository(tmp_path, replace(SMALL, data=data, more_nodes=2))
    with Environment.from_directory(tmp_path) as environment:
        result = compile(environment, node=node, facts=facts_of(node), ruby="never")
    assert result.catalog is not None, result.error
    found = {f"{each.type}[{each.title}]": each.parameters for each in result.catalog}
    assert found["Class[M0::Part0]"]["owner"] == "RedHat-m0"
    assert found["Class[M0::Part0]"]["ensure"] == "stopped"
    assert found["Class[M0::Part0]"]["names"] == ["node0", "b", "c"]
    assert found["Class[M2::Part2]"]["port"] == 1004
