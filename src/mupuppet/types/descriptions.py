"""What each data type is, in a line, by topic: for `mupuppet types` and docs/types.md."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mupuppet.basics.records import Record

#: By topic and name: the forms with parameters, and what its instances are.
DESCRIPTIONS: Final[dict[str, dict[str, tuple[tuple[str, ...], str]]]] = {
    "Everything": {
        "Any": ((), "Every value."),
        "Scalar": ((), "Numbers, strings, booleans, regular expressions, versions and times."),
        "ScalarData": ((), "Numbers, strings and booleans: the scalars that JSON has."),
        "Data": ((), "What JSON can say: scalars, undef, and arrays and hashes of these."),
        "RichData": ((), "What a catalog can hold: data, and values of all types below."),
        "RichDataKey": ((), "What may be a key in rich data: strings and numbers."),
        "Undef": ((), "Only `undef`."),
        "Default": ((), "Only `default`."),
    },
    "Numbers": {
        "Numeric": ((), "Integers and floats."),
        "Integer": (("Integer[LOW, HIGH]",), "Whole numbers; `default` is no bound."),
        "Float": (("Float[LOW, HIGH]",), "Numbers with a fraction."),
    },
    "Strings": {
        "String": (("String[SHORTEST, LONGEST]",), "Texts, by their length."),
        "Enum": (("Enum[TEXT, …]", "Enum[TEXT, …, IGNORE_CASE]"), "One of some texts."),
        "Pattern": (("Pattern[REGEXP, …]",), "Texts that some regular expression matches."),
        "Regexp": (("Regexp[REGEXP]",), "Regular expressions."),
    },
    "Booleans": {"Boolean": (("Boolean[VALUE]",), "`true` and `false`.")},
    "Collections": {
        "Collection": (("Collection[LEAST, MOST]",), "Arrays and hashes, by their size."),
        "Array": (("Array[ELEMENT, LEAST, MOST]",), "Arrays of one type of elements."),
        "Hash": (("Hash[KEY, VALUE, LEAST, MOST]",), "Hashes of one type of keys and values."),
        "Tuple": (("Tuple[ELEMENT, …, LEAST, MOST]",), "Arrays with a type for each place."),
        "Struct": (("Struct[{KEY => VALUE, …}]",), "Hashes with a type for each key."),
        "Iterable": (("Iterable[ELEMENT]",), "What can be iterated over."),
        "Iterator": (("Iterator[ELEMENT]",), "Iterations that have not been made yet."),
    },
    "Combinations": {
        "Optional": (("Optional[TYPE]", "Optional[TEXT]"), "`undef`, or what a type says."),
        "NotUndef": (("NotUndef[TYPE]", "NotUndef[TEXT]"), "What a type says, but not `undef`."),
        "Variant": (("Variant[TYPE, …]",), "What one of some types says."),
        "Sensitive": (("Sensitive[TYPE]",), "Values that are not shown."),
        "Init": (("Init[TYPE]", "Init[TYPE, ARGUMENT, …]"), "What `new` of a type accepts."),
    },
    "Types and functions": {
        "Type": (("Type[TYPE]",), "Types, as values."),
        "Callable": (
            ("Callable[PARAMETER, …, LEAST, MOST, BLOCK]", "Callable[[PARAMETER, …], RESULT]"),
            "Lambdas and functions, by what they accept and give.",
        ),
        "TypeAlias": (("TypeAlias[NAME, TYPE]",), "Another name of a type."),
        "TypeReference": (("TypeReference[TEXT]",), "A type that is not known."),
        "TypeSet": (("TypeSet[{…}]",), "A set of types with a version."),
        "Object": (("Object[{…}]",), "Types with attributes, and their instances."),
        "Runtime": (("Runtime[LANGUAGE, NAME]",), "Objects of the language of the host."),
    },
    "The catalog": {
        "CatalogEntry": ((), "References to resources and classes."),
        "Resource": (("Resource[TYPE]", "Resource[TYPE, TITLE, …]"), "References to resources."),
        "Class": (("Class[NAME, …]",), "References to classes."),
    },
    "Versions and times": {
        "SemVer": (("SemVer[RANGE, …]",), "Semantic versions in some ranges."),
        "SemVerRange": ((), "Ranges of semantic versions."),
        "Timespan": (("Timespan[SHORTEST, LONGEST]",), "Lengths of time."),
        "Timestamp": (("Timestamp[FIRST, LAST]",), "Points in time."),
    },
    "Other values": {
        "Binary": ((), "Bytes."),
        "URI": (("URI[TEXT]", "URI[{PART => VALUE, …}]"), "URIs, by their parts."),
        "Annotation": ((), "What types of annotations inherit from."),
        "RubyMethod": ((), "Annotations that say in Ruby what a member of an Object type does."),
        "Deferred": ((), "Calls that the agent makes."),
        "Error": (("Error[KIND, ISSUE_CODE]",), "Errors, with a message and details."),
        "Pcore": ((), "What types of objects are described by."),
        "Pcore::MemberName": ((), "Names of attributes and functions of objects."),
        "Pcore::QRef": ((), "Names of types, with or without namespaces."),
        "Pcore::SimpleTypeName": ((), "Names of types without namespaces."),
        "Pcore::TypeName": ((), "Names of types, with or without namespaces."),
        "Pcore::URI": ((), "Texts that are URIs."),
        "Pcore::URI_RX": ((), "The pattern of URIs."),
        "Puppet::LookupKey": ((), "What may be a key of a lookup."),
        "Puppet::LookupValue": ((), "What a lookup may give."),
    },
}


class DescribedType(Record):
    """A data type as its users see it."""

    name: str
    topic: str
    description: str
    #: The ways to write it with parameters.
    forms: tuple[str, ...]


def described_types() -> Iterator[DescribedType]:
    """All types that the language names, by topic."""
    for topic, described in DESCRIPTIONS.items():
        for name, (forms, description) in described.items():
            yield DescribedType(name, topic, description, forms)
