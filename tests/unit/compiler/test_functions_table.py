"""The functions that need the compiler are found without loading what defines them."""

from importlib import import_module

import pytest

from mupuppet.compiler import api  # noqa: F401  # it names the functions
from mupuppet.functions import registry

MODULES = ["catalog_functions", "epp_functions", "erb_functions"]


@pytest.mark.parametrize("module", MODULES)
def test_every_function_of_the_module_is_in_the_table(module: str) -> None:
    path = f"mupuppet.compiler.functions.{module}"
    listed = {name for name, where in registry._MODULES.items() if where == path}
    import_module(path)
    defined = {
        name
        for name, function in registry.REGISTRY.items()
        if any(each.implementation.__module__ == path for each in function.dispatches)
    }
    assert listed == defined
