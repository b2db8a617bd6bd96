"""What catalogs and data may hold: `Data` and `RichData`, which are recursive."""

from __future__ import annotations

from mupuppet.types.aliases import TypeAlias
from mupuppet.types.base import DEFAULT_TYPE, UNDEF, Type
from mupuppet.types.collections import ArrayType, HashType
from mupuppet.types.combinations import SENSITIVE, TYPE, VariantType
from mupuppet.types.objects import OBJECT
from mupuppet.types.scalars import NUMERIC, SCALAR, SCALAR_DATA, STRING
from mupuppet.types.type_sets import TYPE_SET
from mupuppet.types.uri_types import URI_TYPE
from mupuppet.types.versions import BINARY, SEM_VER_RANGE

DATA = TypeAlias("Data", lambda: _data(), is_builtin=True)
RICH_DATA_KEY = TypeAlias("RichDataKey", lambda: VariantType([STRING, NUMERIC]), is_builtin=True)
RICH_DATA = TypeAlias("RichData", lambda: _rich_data(), is_builtin=True)
LOOKUP_KEY = TypeAlias("Puppet::LookupKey", lambda: RICH_DATA_KEY, is_builtin=True)
LOOKUP_VALUE = TypeAlias("Puppet::LookupValue", lambda: RICH_DATA, is_builtin=True)


def _data() -> Type:
    return VariantType([SCALAR_DATA, UNDEF, HashType(STRING, DATA), ArrayType(DATA)])


def _rich_data() -> Type:
    return VariantType(
        [
            SCALAR, SEM_VER_RANGE, BINARY, SENSITIVE, TYPE, TYPE_SET, URI_TYPE, OBJECT, UNDEF,
            DEFAULT_TYPE, HashType(RICH_DATA_KEY, RICH_DATA), ArrayType(RICH_DATA),
        ]
    )  # fmt: skip
