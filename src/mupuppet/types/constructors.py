r"""What `new` accepts: the signatures of the constructors of types.

`Init[Integer]` accepts whatever `Integer.new` accepts as its only argument, so types must
know these signatures. The functions that do the work belong to the room of functions.
"""

from __future__ import annotations

from functools import cache

from mupuppet.types.aliases import TypeAlias
from mupuppet.types.base import ANY, Type
from mupuppet.types.collections import StructType, TupleType
from mupuppet.types.combinations import NotUndefType, OptionalType
from mupuppet.types.extras import InitType
from mupuppet.types.object_instances import ObjectTypeExtension
from mupuppet.types.objects import ObjectType
from mupuppet.types.parsing import parse_type
from mupuppet.types.signatures import Signature, SignatureParameter, parse_signature

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


class _Constructor:
    """Signatures, and the types that only they know by name."""

    def __init__(self, *signatures: str, **local_types: str) -> None:
        self._signatures = signatures
        self._local_types = local_types

    def signatures(self) -> tuple[Signature, ...]:
        aliases: dict[str, TypeAlias] = {}
        for name, definition in self._local_types.items():
            aliases[name.lower()] = _alias(name, definition, aliases)
        return tuple(
            parse_signature(text, lambda name: aliases.get(name.lower()))
            for text in self._signatures
        )


def _alias(name: str, definition: str, aliases: dict[str, TypeAlias]) -> TypeAlias:
    def resolve() -> Type:
        return parse_type(definition, lambda other: aliases.get(other.lower()))

    return TypeAlias(name, resolve)


_CONSTRUCTORS = {
    "Type": _Constructor("String[1] $type_string"),
    "Unit": _Constructor("Any $from"),
    "Numeric": _Constructor(
        "Convertible $from, ?Boolean $abs",
        "NamedArgs $hash_args",
        Convertible=f"Variant[Integer, Float, Boolean, Pattern[/{_FLOAT}/], Timespan, Timestamp]",
        NamedArgs=_NAMED_NUMBER,
    ),
    "Integer": _Constructor(
        "Convertible $from, ?Radix $radix, ?Boolean $abs",
        "NamedArgs $hash_args",
        Radix="Variant[Default, Integer[2,2], Integer[8,8], Integer[10,10], Integer[16,16]]",
        Convertible=f"Variant[Numeric, Boolean, Pattern[/{_INTEGER}/], Timespan, Timestamp]",
        NamedArgs=(
            "Struct[{from => Convertible, Optional[radix] => Radix, Optional[abs] => Boolean}]"
        ),
    ),
    "Float": _Constructor(
        "Convertible $from, ?Boolean $abs",
        "NamedArgs $hash_args",
        Convertible=f"Variant[Numeric, Boolean, Pattern[/{_FLOAT}/], Timespan, Timestamp]",
        NamedArgs=_NAMED_NUMBER,
    ),
    "String": _Constructor(
        "Convertible $from, ?Formats $string_formats",
        Format=f"Pattern[/{_FORMAT}/]",
        ContainerFormat=(
            "Struct[{Optional[format] => Format, Optional[separator] => String,"
            " Optional[separator2] => String, Optional[string_formats] => Hash[Type, Format]}]"
        ),
        TypeMap="Hash[Type, Variant[Format, ContainerFormat]]",
        Convertible="Any",
        Formats="Variant[Default, String[1], TypeMap]",
    ),
    "Boolean": _Constructor(
        "Variant[Integer, Float, Boolean, Enum['false','true','yes','no','y','n',true]] $from"
    ),
    "Regexp": _Constructor("String $pattern, ?Boolean $escape"),
    "Array": _Constructor(
        "Variant[Array,Hash,Binary,Iterable] $from, ?Boolean[false] $wrap",
        "Any $from, Boolean[true] $wrap",
    ),
    "Hash": _Constructor(
        "TreeArray $from, ?NewHashOption $build_option",
        "KeyValueArray $from",
        "Any $from",
        KeyValueArray="Array[Tuple[Any,Any],1]",
        TreeArray="Array[Tuple[Array,Any],1]",
        NewHashOption="Enum[tree, hash_tree]",
    ),
    "Sensitive": _Constructor("Sensitive $value", "Any $value"),
    "Binary": _Constructor(
        "String $str, ?Base64Format $format",
        "Array[ByteInteger] $byte_array",
        "BinaryArgsHash $hash_args",
        ByteInteger="Integer[0,255]",
        Base64Format="Enum['%b', '%u', '%B', '%s', '%r']",
        StringHash="Struct[{value => String, 'format' => Optional[Base64Format]}]",
        ArrayHash="Struct[{value => Array[ByteInteger]}]",
        BinaryArgsHash="Variant[StringHash, ArrayHash]",
    ),
    "SemVer": _Constructor(
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
    "SemVerRange": _Constructor(
        "SemVerRangeString $str",
        "Variant[Default,SemVer] $min, Variant[Default,SemVer] $max, ?Boolean $exclude_max",
        "SemVerRangeHash $hash_args",
        SemVerRangeString="String[1]",
        SemVerRangeHash=(
            "Struct[{min=>Variant[Default,SemVer],Optional[max]=>Variant[Default,SemVer],"
            "Optional[exclude_max]=>Boolean}]"
        ),
    ),
    "Timespan": _Constructor(
        "Variant[Integer,Float] $seconds",
        "String[1] $string, ?Formats $format",
        "Integer $days, Integer $hours, Integer $minutes, Integer $seconds,"
        " ?Integer $milliseconds, ?Integer $microseconds, ?Integer $nanoseconds",
        "Struct[{string => String[1], Optional[format] => Formats}] $hash_arg",
        "Struct[{Optional[negative] => Boolean, Optional[days] => Integer,"
        " Optional[hours] => Integer, Optional[minutes] => Integer, Optional[seconds] => Integer,"
        " Optional[milliseconds] => Integer, Optional[microseconds] => Integer,"
        " Optional[nanoseconds] => Integer}] $hash_arg",
        Formats=_TIME_FORMATS,
    ),
    "Timestamp": _Constructor(
        "",
        "Variant[Integer,Float] $seconds",
        "String[1] $string, ?Formats $format, ?String[1] $timezone",
        "Struct[{string => String[1], Optional[format] => Formats,"
        " Optional[timezone] => String[1]}] $hash_arg",
        Formats=_TIME_FORMATS,
    ),
    "URI": _Constructor(
        "String[1] $uri",
        "Struct[{Optional[scheme] => String[1], Optional[userinfo] => String[1],"
        " Optional[host] => String[1], Optional[port] => Integer[0], Optional[path] => String[1],"
        " Optional[query] => String[1], Optional[fragment] => String[1],"
        " Optional[opaque] => String[1]}] $hash",
    ),
}


@cache
def _signatures_named(name: str) -> tuple[Signature, ...] | None:
    constructor = _CONSTRUCTORS.get(name)
    return None if constructor is None else constructor.signatures()


def constructor_signatures(type: Type) -> tuple[Signature, ...] | None:
    """The signatures of `new` for a type; None where no instance can be made."""
    match type:
        case TypeAlias():
            return constructor_signatures(type.resolved)
        case NotUndefType():
            return constructor_signatures(type.type) if type.type else _signatures_named("Unit")
        case OptionalType():
            return constructor_signatures(type.type) if type.type else None
        case InitType():
            return _signatures_named("Unit") if type.type else None
        case TupleType():
            return _signatures_named("Array")
        case StructType():
            return _signatures_named("Hash")
        case ObjectTypeExtension():
            return constructor_signatures(type.base)
        case ObjectType():
            signatures = _object_signatures(type)
            return signatures if type.is_made_of_hashes else signatures[1:]
    return _signatures_named(type.name)


def _object_signatures(type: ObjectType) -> tuple[Signature, ...]:
    names, types, required = type.positional_parameters()
    positional = Signature(
        [
            SignatureParameter(name, parameter, int(index < required))
            for index, (name, parameter) in enumerate(zip(names, types, strict=True))
        ]
    )
    by_hash = Signature([SignatureParameter("hash", type.init_struct())])
    return (by_hash, positional)


def constructor_parameters(type: Type) -> list[TupleType] | None:
    """The types of the parameters of `new`, one Tuple for each signature."""
    signatures = constructor_signatures(type)
    if signatures is None:
        return None
    tuples = [signature.callable_type.parameters for signature in signatures]
    return [parameters or TupleType([ANY]) for parameters in tuples]
