"""Puppet's data types as values: match, infer, compare, parse, describe a mismatch.

What types are:

- base                 what all types share, how they are written; Any, Undef, Default
- scalars              numbers, strings, booleans, regular expressions
- collections          Array, Hash, Tuple, Struct
- combinations         Optional, NotUndef, Variant, Type, Sensitive
- callables            Callable
- catalog_entries      Resource, Class
- versions             SemVer, SemVerRange, Timespan, Timestamp, Binary
- runtime_types        Runtime; the names of classes in Ruby
- uri_types            URI
- iterators            Iterator
- aliases              type aliases, references to unknown types
- objects              Object types and their instances (object_members, object_extensions)
- type_sets            TypeSet
- struct_elements      the type of the elements of a Struct
- rich_data            Data, RichData

What is done with them, each using those before it:

- mismatch             why a type does not fit another (mismatch_kinds); labels: names of values
- inference            the type of a value, the common type of two types
- assertions           values that must fit a type; parameters: those of classes and defines
- ordering             `Integer < Numeric`
- iteration            Iterable, which takes inference; iterating over values
- init_types           Init, which takes inference
- object_definitions   Object types of the hashes that define them (instance_strings, object_code)
- type_set_definitions the same for sets of types
- access               `[]` on types (type_arguments)
- parsing              types from strings (unevaluated_types, definitions: `type Name = ...`)
- signatures           what functions accept
- members              calls of the members of objects
- pcore                types as objects with attributes, as catalogs and `tree_each` see them

The types of the language, which are made of all this:

- declarations         what is declared of a data type
- constructors         what `new` accepts
- known_objects        Deferred, Error
- described_types      the types of types (pcore_types), and of syntax trees (ast_types)
- builtin              the types that the language names, one declaration each
"""
