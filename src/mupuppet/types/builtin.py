"""The types that the language itself names: one declaration for each.

`[]` on a type is in `access`; it is found by the class of the type.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from mupuppet.types.aliases import TYPE_ALIAS, UNRESOLVED, TypeAlias
from mupuppet.types.base import ANY, DEFAULT_TYPE, UNDEF, UNIT, Type
from mupuppet.types.callables import CALLABLE
from mupuppet.types.catalog_entries import CATALOG_ENTRY, CLASS, RESOURCE
from mupuppet.types.collections import ARRAY, COLLECTION, HASH, STRUCT, TUPLE, TupleType
from mupuppet.types.combinations import (
    NOT_UNDEF,
    OPTIONAL,
    SENSITIVE,
    TYPE,
    VARIANT,
)
from mupuppet.types.declarations import Constructor, DataType
from mupuppet.types.init_types import InitType
from mupuppet.types.iteration import ITERABLE
from mupuppet.types.iterators import ITERATOR
from mupuppet.types.known_objects import PCORE, deferred_type, error_type
from mupuppet.types.object_definitions import (
    ANNOTATION,
    MEMBER_NAME,
    RUBY_METHOD,
    SIMPLE_TYPE_NAME,
    TYPE_NAME,
    URI_PATTERN,
)
from mupuppet.types.objects import OBJECT
from mupuppet.types.parsing import TypeParser
from mupuppet.types.rich_data import DATA, LOOKUP_KEY, LOOKUP_VALUE, RICH_DATA, RICH_DATA_KEY
from mupuppet.types.runtime_types import RUNTIME
from mupuppet.types.scalars import (
    BOOLEAN,
    ENUM,
    FLOAT,
    INTEGER,
    NUMERIC,
    PATTERN,
    REGEXP,
    SCALAR,
    SCALAR_DATA,
    STRING,
    PatternType,
)
from mupuppet.types.type_sets import TYPE_SET
from mupuppet.types.uri_types import URI_TYPE
from mupuppet.types.versions import BINARY, SEM_VER, SEM_VER_RANGE, TIMESPAN, TIMESTAMP

if TYPE_CHECKING:
    from mupuppet.types.constructors import Constructors
    from mupuppet.types.described_types import DescribedTypes


@cache
def builtin(name: str) -> Type | None:
    """The type that the language names so, in any case; None if there is none."""
    lower = name.lower().removeprefix("::")
    found = _BY_NAME.get(lower)
    if found is not None:
        return found.type
    is_described = lower.startswith(("pcore::", "puppet::"))
    return _described_types().named(lower) if is_described else None


#: Reads types that are written with the names of the language.
PARSER: Final = TypeParser(builtin)
parse_type = PARSER.parse_type
parse_literal = PARSER.parse_literal


@cache
def constructors() -> Constructors:
    """What `new` accepts."""
    from mupuppet.types.constructors import Constructors

    return Constructors(_constructor_of, PARSER)


def _constructor_of(name: str) -> Constructor | None:
    """What `new` accepts for a type, given its name in messages."""
    found = _BY_NAME.get(name.lower())
    return None if found is None else found.constructor


@cache
def _described_types() -> DescribedTypes:
    from mupuppet.types.described_types import DescribedTypes

    return DescribedTypes(PARSER, INIT)


# --- Types that are made of what others are declared to be


def _constructor_parameters(type: Type) -> list[TupleType] | None:
    return constructors().parameters(type)


INIT = InitType(_constructor_parameters)
DEFERRED = deferred_type(parse_literal)
ERROR = error_type(parse_literal)


# --- Constructors

_SIGN = r"[+-]?\s*"
_BASES = r"(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+)"
_FLOAT = rf"\A{_SIGN}(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|{_BASES})\z"
_INTEGER = rf"\A{_SIGN}(?:(?:\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\z"
_FORMAT = r"^%([\s\[+#0{<(|-]*)([1-9][0-9]*)?(?:\.([0-9]+))?([a-zA-Z])$"
_SEMVER = (
    r"\A(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)"
    r"(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?\Z"
)
_NAMED_NUMBER = "Struct[{from => Convertible, Optional[abs] => Boolean}]"
_TIME_FORMATS = "Variant[String[2], Array[String[2], 1]]"

#: By the headings of the reference.
TOPICS: Final = {
    "General types": (
        DataType("Any", ANY, "Every value."),
        DataType(
            "Scalar", SCALAR, "Numbers, strings, booleans, regular expressions, versions and times."
        ),
        DataType("ScalarData", SCALAR_DATA, "Numbers, strings and booleans: the scalars of JSON."),
        DataType(
            "Data",
            DATA,
            "What JSON can represent: scalars, undef, and arrays and hashes of these.",
            is_fixed=False,
        ),
        DataType(
            "RichData",
            RICH_DATA,
            "What a catalog can hold: data, and values of all types below.",
            is_fixed=False,
        ),
        DataType(
            "RichDataKey",
            RICH_DATA_KEY,
            "What can be a hash key in rich data: strings and numbers.",
            is_fixed=False,
        ),
        DataType("Undef", UNDEF, "Only `undef`."),
        DataType("Default", DEFAULT_TYPE, "Only `default`."),
    ),
    "Numbers": (
        DataType(
            "Numeric",
            NUMERIC,
            "Integers and floats.",
            new=Constructor(
                "Convertible $from, ?Boolean $abs",
                "NamedArgs $hash_args",
                Convertible=(
                    f"Variant[Integer, Float, Boolean, Pattern[/{_FLOAT}/], Timespan, Timestamp]"
                ),
                NamedArgs=_NAMED_NUMBER,
            ),
        ),
        DataType(
            "Integer",
            INTEGER,
            "Integers in a range; `default` means unbounded.",
            "Integer[MIN, MAX]",
            new=Constructor(
                "Convertible $from, ?Radix $radix, ?Boolean $abs",
                "NamedArgs $hash_args",
                Radix=(
                    "Variant[Default, Integer[2,2], Integer[8,8], Integer[10,10], Integer[16,16]]"
                ),
                Convertible=(
                    f"Variant[Numeric, Boolean, Pattern[/{_INTEGER}/], Timespan, Timestamp]"
                ),
                NamedArgs=(
                    "Struct[{from => Convertible, Optional[radix] => Radix,"
                    " Optional[abs] => Boolean}]"
                ),
            ),
        ),
        DataType(
            "Float",
            FLOAT,
            "Floating-point numbers in a range.",
            "Float[MIN, MAX]",
            new=Constructor(
                "Convertible $from, ?Boolean $abs",
                "NamedArgs $hash_args",
                Convertible=f"Variant[Numeric, Boolean, Pattern[/{_FLOAT}/], Timespan, Timestamp]",
                NamedArgs=_NAMED_NUMBER,
            ),
        ),
    ),
    "Strings": (
        DataType(
            "String",
            STRING,
            "Strings, by their length.",
            "String[MIN_LENGTH, MAX_LENGTH]",
            new=Constructor(
                "Convertible $from, ?Formats $string_formats",
                Format=f"Pattern[/{_FORMAT}/]",
                ContainerFormat=(
                    "Struct[{Optional[format] => Format, Optional[separator] => String,"
                    " Optional[separator2] => String,"
                    " Optional[string_formats] => Hash[Type, Format]}]"
                ),
                TypeMap="Hash[Type, Variant[Format, ContainerFormat]]",
                Convertible="Any",
                Formats="Variant[Default, String[1], TypeMap]",
            ),
        ),
        DataType(
            "Enum",
            ENUM,
            "One of several strings.",
            "Enum[STRING, …]",
            "Enum[STRING, …, IGNORE_CASE]",
        ),
        DataType(
            "Pattern",
            PATTERN,
            "Strings that match one of several regular expressions.",
            "Pattern[REGEXP, …]",
        ),
        DataType(
            "Regexp",
            REGEXP,
            "Regular expressions.",
            "Regexp[REGEXP]",
            new=Constructor("String $pattern, ?Boolean $escape"),
        ),
    ),
    "Booleans": (
        DataType(
            "Boolean",
            BOOLEAN,
            "`true` and `false`.",
            "Boolean[VALUE]",
            new=Constructor(
                "Variant[Integer, Float, Boolean,"
                " Enum['false','true','yes','no','y','n',true]] $from"
            ),
        ),
    ),
    "Collections": (
        DataType(
            "Collection",
            COLLECTION,
            "Arrays and hashes, by their size.",
            "Collection[MIN_SIZE, MAX_SIZE]",
        ),
        DataType(
            "Array",
            ARRAY,
            "Arrays whose elements have one type.",
            "Array[ELEMENT, MIN_SIZE, MAX_SIZE]",
            new=Constructor(
                "Variant[Array,Hash,Binary,Iterable] $from, ?Boolean[false] $wrap",
                "Any $from, Boolean[true] $wrap",
            ),
        ),
        DataType(
            "Hash",
            HASH,
            "Hashes whose keys have one type, and whose values have one.",
            "Hash[KEY, VALUE, MIN_SIZE, MAX_SIZE]",
            new=Constructor(
                "TreeArray $from, ?NewHashOption $build_option",
                "KeyValueArray $from",
                "Any $from",
                KeyValueArray="Array[Tuple[Any,Any],1]",
                TreeArray="Array[Tuple[Array,Any],1]",
                NewHashOption="Enum[tree, hash_tree]",
            ),
        ),
        DataType(
            "Tuple",
            TUPLE,
            "Arrays with a type for each position.",
            "Tuple[ELEMENT, …, MIN_SIZE, MAX_SIZE]",
        ),
        DataType("Struct", STRUCT, "Hashes with a type for each key.", "Struct[{KEY => VALUE, …}]"),
        DataType("Iterable", ITERABLE, "Values that can be iterated over.", "Iterable[ELEMENT]"),
        DataType("Iterator", ITERATOR, "Iterations that are yet to run.", "Iterator[ELEMENT]"),
    ),
    "Combinations": (
        DataType(
            "Optional",
            OPTIONAL,
            "`undef`, and the instances of a type.",
            "Optional[TYPE]",
            "Optional[STRING]",
        ),
        DataType(
            "NotUndef",
            NOT_UNDEF,
            "The instances of a type except `undef`.",
            "NotUndef[TYPE]",
            "NotUndef[STRING]",
        ),
        DataType("Variant", VARIANT, "The instances of several types.", "Variant[TYPE, …]"),
        DataType(
            "Sensitive",
            SENSITIVE,
            "Values that are not shown.",
            "Sensitive[TYPE]",
            new=Constructor("Sensitive $value", "Any $value"),
        ),
        DataType(
            "Init",
            INIT,
            "Values that `new` of a type accepts.",
            "Init[TYPE]",
            "Init[TYPE, ARGUMENT, …]",
        ),
    ),
    "Types and functions": (
        DataType(
            "Type",
            TYPE,
            "Types, as values.",
            "Type[TYPE]",
            new=Constructor("String[1] $type_string"),
        ),
        DataType(
            "Callable",
            CALLABLE,
            "Lambdas and functions, by their parameters and results.",
            "Callable[PARAMETER, …, MIN_COUNT, MAX_COUNT, BLOCK]",
            "Callable[[PARAMETER, …], RESULT]",
        ),
        DataType("TypeAlias", TYPE_ALIAS, "Another name of a type.", "TypeAlias[NAME, TYPE]"),
        DataType(
            "TypeReference",
            UNRESOLVED,
            "A type that is not known.",
            "TypeReference[STRING]",
            is_fixed=False,
        ),
        DataType("TypeSet", TYPE_SET, "A set of types with a version.", "TypeSet[{…}]"),
        DataType("Object", OBJECT, "Types with attributes, and their instances.", "Object[{…}]"),
        DataType(
            "Runtime", RUNTIME, "Objects of the language of the host.", "Runtime[LANGUAGE, NAME]"
        ),
    ),
    "The catalog": (
        DataType("CatalogEntry", CATALOG_ENTRY, "References to resources and classes."),
        DataType(
            "Resource",
            RESOURCE,
            "References to resources.",
            "Resource[TYPE]",
            "Resource[TYPE, TITLE, …]",
        ),
        DataType("Class", CLASS, "References to classes.", "Class[NAME, …]"),
    ),
    "Versions and times": (
        DataType(
            "SemVer",
            SEM_VER,
            "Semantic versions in one of several ranges.",
            "SemVer[RANGE, …]",
            new=Constructor(
                "SemVerPattern $str",
                "PositiveInteger $major, PositiveInteger $minor, PositiveInteger $patch,"
                " ?SemVerQualifier $prerelease, ?SemVerQualifier $build",
                "SemVerHash $hash_args",
                PositiveInteger="Integer[0,default]",
                SemVerQualifier=r"Pattern[/\A(?<part>[0-9A-Za-z-]+)(?:\.\g<part>)*\Z/]",
                SemVerPattern=f"Pattern[/{_SEMVER}/]",
                SemVerHash=(
                    "Struct[{major=>PositiveInteger,minor=>PositiveInteger,patch=>PositiveInteger,"
                    "Optional[prerelease]=>SemVerQualifier,Optional[build]=>SemVerQualifier}]"
                ),
            ),
        ),
        DataType(
            "SemVerRange",
            SEM_VER_RANGE,
            "Ranges of semantic versions.",
            new=Constructor(
                "SemVerRangeString $str",
                "Variant[Default,SemVer] $min, Variant[Default,SemVer] $max, ?Boolean $exclude_max",
                "SemVerRangeHash $hash_args",
                SemVerRangeString="String[1]",
                SemVerRangeHash=(
                    "Struct[{min=>Variant[Default,SemVer],Optional[max]=>Variant[Default,SemVer],"
                    "Optional[exclude_max]=>Boolean}]"
                ),
            ),
        ),
        DataType(
            "Timespan",
            TIMESPAN,
            "Durations in a range.",
            "Timespan[MIN, MAX]",
            new=Constructor(
                "Variant[Integer,Float] $seconds",
                "String[1] $string, ?Formats $format",
                "Integer $days, Integer $hours, Integer $minutes, Integer $seconds,"
                " ?Integer $milliseconds, ?Integer $microseconds, ?Integer $nanoseconds",
                "Struct[{string => String[1], Optional[format] => Formats}] $hash_arg",
                "Struct[{Optional[negative] => Boolean, Optional[days] => Integer,"
                " Optional[hours] => Integer, Optional[minutes] => Integer,"
                " Optional[seconds] => Integer, Optional[milliseconds] => Integer,"
                " Optional[microseconds] => Integer, Optional[nanoseconds] => Integer}] $hash_arg",
                Formats=_TIME_FORMATS,
            ),
        ),
        DataType(
            "Timestamp",
            TIMESTAMP,
            "Points in time in a range.",
            "Timestamp[MIN, MAX]",
            new=Constructor(
                "",
                "Variant[Integer,Float] $seconds",
                "String[1] $string, ?Formats $format, ?String[1] $timezone",
                "Struct[{string => String[1], Optional[format] => Formats,"
                " Optional[timezone] => String[1]}] $hash_arg",
                Formats=_TIME_FORMATS,
            ),
        ),
    ),
    "Other types": (
        DataType(
            "Binary",
            BINARY,
            "Binary data.",
            new=Constructor(
                "String $str, ?Base64Format $format",
                "Array[ByteInteger] $byte_array",
                "BinaryArgsHash $hash_args",
                ByteInteger="Integer[0,255]",
                Base64Format="Enum['%b', '%u', '%B', '%s', '%r']",
                StringHash="Struct[{value => String, 'format' => Optional[Base64Format]}]",
                ArrayHash="Struct[{value => Array[ByteInteger]}]",
                BinaryArgsHash="Variant[StringHash, ArrayHash]",
            ),
        ),
        DataType(
            "URI",
            URI_TYPE,
            "URIs, by their parts.",
            "URI[STRING]",
            "URI[{PART => VALUE, …}]",
            new=Constructor(
                "String[1] $uri",
                "Struct[{Optional[scheme] => String[1], Optional[userinfo] => String[1],"
                " Optional[host] => String[1], Optional[port] => Integer[0],"
                " Optional[path] => String[1], Optional[query] => String[1],"
                " Optional[fragment] => String[1], Optional[opaque] => String[1]}] $hash",
            ),
        ),
        DataType("Annotation", ANNOTATION, "The parent of all annotation types.", is_fixed=False),
        DataType(
            "RubyMethod",
            RUBY_METHOD,
            "Annotations that implement a member of an Object type in Ruby.",
            is_fixed=False,
        ),
        DataType("Deferred", DEFERRED, "Function calls that the agent makes.", is_fixed=False),
        DataType(
            "Error",
            ERROR,
            "Errors, with a message and details.",
            "Error[KIND, ISSUE_CODE]",
            is_fixed=False,
        ),
        DataType("Pcore", PCORE, "The type set that describes the type system.", is_fixed=False),
        DataType(
            "Pcore::MemberName",
            TypeAlias("Pcore::MemberName", lambda: MEMBER_NAME),
            "Names of attributes and functions of objects.",
            is_fixed=False,
        ),
        DataType(
            "Pcore::QRef",
            TypeAlias("Pcore::QRef", lambda: TYPE_NAME),
            "Names of types, with or without namespaces.",
            is_fixed=False,
        ),
        DataType(
            "Pcore::SimpleTypeName",
            TypeAlias("Pcore::SimpleTypeName", lambda: SIMPLE_TYPE_NAME),
            "Names of types without namespaces.",
            is_fixed=False,
        ),
        DataType(
            "Pcore::TypeName",
            TypeAlias("Pcore::TypeName", lambda: TYPE_NAME),
            "Names of types, with or without namespaces.",
            is_fixed=False,
        ),
        DataType(
            "Pcore::URI",
            TypeAlias("Pcore::URI", lambda: PatternType([URI_PATTERN])),
            "Strings that are URIs.",
            is_fixed=False,
        ),
        DataType(
            "Pcore::URI_RX",
            TypeAlias("Pcore::URI_RX", lambda: URI_PATTERN),
            "The regular expression that URIs match.",
            is_fixed=False,
        ),
        DataType(
            "Puppet::LookupKey", LOOKUP_KEY, "What can be the key of a lookup.", is_fixed=False
        ),
        DataType("Puppet::LookupValue", LOOKUP_VALUE, "What a lookup can return.", is_fixed=False),
    ),
}
DATA_TYPES: Final = tuple(each for members in TOPICS.values() for each in members)

_BY_NAME: Final = {each.name.lower(): each for each in DATA_TYPES}

#: The types without parameters, by their classes.
BY_CLASS: Final[dict[type[Type], Type]] = {
    type.__class__: type
    for type in (*(each.type for each in DATA_TYPES if each.is_fixed), UNRESOLVED, UNIT)
}


def is_fixed(name: str) -> bool:
    """Does a name, in lower case, always mean the same type? A defined type hides others."""
    found = _BY_NAME.get(name)
    return found is not None and found.is_fixed
