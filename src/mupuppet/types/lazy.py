"""The modules of data types, imported when something of them is first used.

Code that names no type needs none of them, and together they are as large as everything else that a
small run loads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mupuppet.types import aliases, builtin, definitions
else:
    from mupuppet.basics.lazy import lazy_module

    aliases = lazy_module("mupuppet.types.aliases")
    builtin = lazy_module("mupuppet.types.builtin")
    definitions = lazy_module("mupuppet.types.definitions")

__all__ = ["aliases", "builtin", "definitions"]
