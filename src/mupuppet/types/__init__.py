"""Puppet's data types as values: match, infer, compare, parse, describe a mismatch.

- base             what all types share, how they are written; Any, Undef, Default
- scalars          numbers, strings, booleans, regular expressions
- collections      Array, Hash, Tuple, Struct
- combinations     Optional, NotUndef, Variant, Type, Sensitive
- iteration        Iterable, Iterator; iterating over values
- callables        Callable
- catalog_entries  Resource, Class
- versions         SemVer, SemVerRange, Timespan, Timestamp, Binary
- runtime_types    Runtime; the names of classes in Ruby
- init_runtime_uri Init, URI
- objects          Object types and their instances (members: object_members)
- type_sets        TypeSet
- aliases          type aliases, references to unknown types
- declarations     what is declared of a data type
- builtin          the types that the language names, one declaration each
- definitions      `type Name = ...`
- access           `[]` on types
- parsing          types from strings
- inference        the type of a value, the common type of two types
- ordering         `Integer < Numeric`
- pcore            types as objects with attributes, as catalogs and `tree_each` see them
- pcore_types      the types of types (`Pcore::StringType`), and of resource types
- ast_types        the types of Puppet's syntax trees (`Puppet::AST::Expression`)
- mismatch         why a value does not fit a type (kinds: mismatch_kinds)
- signatures       what functions accept
- constructors     what `new` accepts
- labels           what values are called in messages
"""
