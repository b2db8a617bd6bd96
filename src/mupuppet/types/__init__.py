"""Puppet's data types as values: match, infer, compare, parse, describe a mismatch.

- base             what all types share; Any, Undef, Default
- scalars          numbers, strings, booleans, regular expressions
- collections      Array, Hash, Tuple, Struct
- combinations     Optional, NotUndef, Variant, Type, Sensitive
- iteration        Iterable, Iterator; iterating over values
- callables        Callable
- catalog_entries  Resource, Class
- versions         SemVer, SemVerRange, Timespan, Timestamp, Binary
- extras           Init, Runtime, URI
- objects          Object types and their instances (members: object_members)
- type_sets        TypeSet
- aliases          type aliases, references to unknown types
- builtin          the types that the language names
- definitions      `type Name = ...`
- text             the text of types
- access           `[]` on types
- parsing          types of their text
- inference        the type of a value, the common type of two types
- ordering         `Integer < Numeric`
- pcore            types as objects with attributes, as catalogs and `tree_each` see them
- mismatch         why a value does not fit a type (kinds: mismatch_kinds)
- signatures       what functions accept
- constructors     what `new` accepts
- labels           what values are called in messages
"""

from mupuppet.types.access import specialize
from mupuppet.types.aliases import TypeAlias, TypeReference
from mupuppet.types.base import ANY, UNDEF, Type, TypeArgumentError
from mupuppet.types.builtin import builtin
from mupuppet.types.callables import CallableType, CallableValue
from mupuppet.types.catalog_entries import (
    CATALOG_ENTRY,
    CLASS,
    RESOURCE,
    CatalogEntryType,
    ClassType,
    ResourceType,
)
from mupuppet.types.collections import ArrayType, HashType, StructType, TupleType
from mupuppet.types.combinations import OptionalType, SensitiveType, TypeType, VariantType
from mupuppet.types.inference import common_type, infer, infer_detailed, infer_generalized
from mupuppet.types.objects import ObjectType
from mupuppet.types.parsing import evaluate_type, parse_type
from mupuppet.types.scalars import (
    BooleanType,
    EnumType,
    FloatType,
    IntegerType,
    PatternType,
    RegexpType,
    StringType,
)

__all__ = [
    "ANY", "CATALOG_ENTRY", "CLASS", "RESOURCE", "UNDEF", "ArrayType", "BooleanType",
    "CallableType", "CallableValue", "CatalogEntryType", "ClassType", "EnumType", "FloatType",
    "HashType", "IntegerType", "ObjectType", "OptionalType", "PatternType", "RegexpType",
    "ResourceType", "SensitiveType", "StringType", "StructType", "TupleType", "Type",
    "TypeAlias", "TypeArgumentError", "TypeReference", "TypeType", "VariantType", "builtin",
    "common_type", "evaluate_type", "infer", "infer_detailed", "infer_generalized",
    "parse_type", "specialize",
]  # fmt: skip
