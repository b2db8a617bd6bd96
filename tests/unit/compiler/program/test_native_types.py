"""Resource types that are not written in Puppet."""

from __future__ import annotations

import pytest

from mupuppet import compile
from mupuppet.environment.environment import Environment
from mupuppet.environment.spec import EnvironmentSpec


@pytest.mark.parametrize("code", ["cron { 'a': command => 'b' }", "Sshkey <| |>"])
def test_without_vendor_modules_their_types_are_unknown(code: str) -> None:
    assert compile(Environment.from_code(code)).failure is None
    spec = EnvironmentSpec(code=code, settings={"vendormoduledir": ""})
    failure = compile(Environment(spec)).failure
    assert failure is not None
    assert "esource type" in failure
    assert compile(Environment(EnvironmentSpec(code=code, vendor_modules=False))).failure == failure


def test_built_in_types_are_there_without_vendor_modules() -> None:
    spec = EnvironmentSpec(code="file { '/a': }", vendor_modules=False)
    assert compile(Environment(spec)).failure is None
