"""The patterns of Ruby's `Resolv` for addresses. Asking for names needs Ruby."""

from __future__ import annotations

from mupuppet.ruby.core.constants import CONSTANTS
from mupuppet.values.regexps import Regexp

_BYTE = "(0|1(?:[0-9][0-9]?)?|2(?:[0-4][0-9]?|5[0-5]?|[6-9])?|[3-9][0-9]?)"
_HEX = "[0-9A-Fa-f]{1,4}"
_SOME = f"(?:{_HEX}(?::{_HEX})*)?"
_DECIMAL = r"(\d+)\.(\d+)\.(\d+)\.(\d+)"
_ZONE = "%[-0-9A-Za-z._~]+"
_IPV4 = r"\A" + r"\.".join([_BYTE] * 4) + r"\z"
_IPV6 = "|".join(
    rf"(?:\A{form}\z)"
    for form in (
        f"(?:{_HEX}:){{7}}{_HEX}",
        f"({_SOME})::({_SOME})",
        f"((?:{_HEX}:){{6}}){_DECIMAL}",
        f"({_SOME})::((?:{_HEX}:)*){_DECIMAL}",
        f"[Ff][Ee]80(?::{_HEX}){{7}}{_ZONE}",
        f"[Ff][Ee]80:(?:({_SOME})::({_SOME})|:({_SOME}))?:{_HEX}{_ZONE}",
    )
)

CONSTANTS["Resolv::IPv4::Regex"] = Regexp(_IPV4)
CONSTANTS["Resolv::IPv6::Regex"] = Regexp(_IPV6)
CONSTANTS["Resolv::AddressRegex"] = Regexp(f"(?:{_IPV4})|(?:{_IPV6})")
