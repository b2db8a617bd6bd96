"""What the user allows."""

from __future__ import annotations

from typing import Any

import pytest

from mupuppet.environment.permissions import Permissions


@pytest.mark.parametrize("name", ["read", "generate", "network", "write"])
@pytest.mark.parametrize("given", ["/srv", ["/srv"], True, (1,), None])
def test_permissions_are_tuples_of_strings(name: str, given: Any) -> None:
    # The characters of a string would be directories, `/` among them.
    with pytest.raises(TypeError, match=f"`{name}` must be a tuple of strings, not"):
        Permissions(**{name: given})
