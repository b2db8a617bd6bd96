"""The table of stdlib's functions, and how they are defined.

Functions of the newer interface have signatures, as the built-in ones:

    f = function("stdlib::extname")

    @f.dispatch("String $filename")
    def _extname(context, filename): ...

Functions of the older interface take whatever they are given and check it themselves:

    @legacy("any2array")
    def _any2array(context, arguments): ...
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from mupuppet.functions.registry import Function, Implementation
from mupuppet.functions.stdlib.legacy import LegacyFunction, LegacyImplementation

Define = Callable[[Implementation], Implementation]

#: The functions whose modules have been loaded.
STDLIB: dict[str, Function] = {}


def function(name: str, *, determined: bool = True) -> Function:
    """Define a function of the newer interface."""
    made = Function(name, determined=determined)
    STDLIB[name] = made
    return made


def legacy(
    name: str,
    arity: int = -1,
    *,
    statement: bool = False,
    determined: bool = True,
    deprecated: str | None = None,
) -> Callable[[LegacyImplementation], LegacyImplementation]:
    """Define a function of the older interface.

    The arity is Ruby's: -1 is any number of arguments, -2 at least one, and so on. A
    statement gives nothing back. What is deprecated says what to use instead.
    """

    def register(implementation: LegacyImplementation) -> LegacyImplementation:
        STDLIB[name] = LegacyFunction(
            name,
            implementation,
            arity,
            statement=statement,
            determined=determined,
            deprecated=deprecated,
        )
        return implementation

    return register


def functions(*names: str, determined: bool = True) -> Callable[[str], Define]:
    """Define a function that has several names; what is returned dispatches for all."""
    made = [function(name, determined=determined) for name in names]

    def dispatch(signature: str) -> Define:
        def register(implementation: Implementation) -> Implementation:
            for each in made:
                each.dispatch(signature)(implementation)
            return implementation

        return register

    return dispatch


#: Which module of this package defines which functions.
_TOPICS: dict[str, str] = {
    "arrays": (
        "any2array concat count delete delete_at delete_regex delete_undef_values "
        "difference enclose_ipv6 grep hash intersection member prefix range reject reverse "
        "stdlib::sort_by suffix union values_at zip"
    ),
    "catalog": (
        "assert_private defined_with_params ensure_packages ensure_resource ensure_resources "
        "getparam private stdlib::deferrable_epp stdlib::ensure stdlib::ensure_packages "
        "stdlib::str2resource"
    ),
    "checks": (
        "is_a is_absolute_path is_array is_bool is_domain_name is_email_address is_float "
        "is_hash is_integer is_ip_address is_ipv4_address is_ipv6_address is_mac_address "
        "is_numeric is_string type3x type_of stdlib::type_of"
    ),
    "choices": (
        "deprecation is_function_available pick pick_default pry stdlib::has_function "
        "stdlib::rewrap_sensitive_data time"
    ),
    "facts": (
        "fact has_interface_with has_ip_address has_ip_network os_version_gte "
        "stdlib::has_interface_with stdlib::ip_in_range stdlib::os_version_gte"
    ),
    "files": (
        "basename dirname get_module_path glob load_module_metadata loadjson loadyaml "
        "stdlib::extname"
    ),
    "formats": (
        "parsehocon parsejson parsepson parseyaml stdlib::parsehocon stdlib::to_json "
        "stdlib::to_json_pretty stdlib::to_python stdlib::to_ruby stdlib::to_toml "
        "stdlib::to_yaml to_json to_json_pretty to_python to_ruby to_toml to_yaml"
    ),
    "hashes": (
        "deep_merge delete_values dig44 has_key join_keys_to_values merge "
        "stdlib::merge stdlib::nested_values try_get_value"
    ),
    "numbers": "any2bool bool2num bool2str clamp convert_base num2bool str2bool to_bytes",
    "passwords": (
        "base64 fqdn_uuid pw_hash stdlib::crc32 stdlib::sha256 str2saltedpbkdf2 str2saltedsha512"
    ),
    "randomness": (
        "fqdn_rand_string fqdn_rotate seeded_rand seeded_rand_string shuffle "
        "stdlib::fqdn_rand_string stdlib::fqdn_rotate stdlib::seeded_rand "
        "stdlib::seeded_rand_string"
    ),
    "strings": (
        "batch_escape dos2unix powershell_escape regexpescape shell_escape shell_join "
        "shell_split sprintf_hash squeeze stdlib::batch_escape stdlib::end_with "
        "stdlib::powershell_escape stdlib::shell_escape stdlib::start_with stdlib::xml_encode "
        "swapcase unix2dos uriescape"
    ),
    "validation": (
        "validate_absolute_path validate_array validate_bool validate_domain_name "
        "validate_email_address validate_hash validate_integer validate_ip_address "
        "validate_ipv4_address validate_ipv6_address validate_legacy validate_numeric "
        "validate_re validate_slength validate_string stdlib::validate_domain_name "
        "stdlib::validate_email_address"
    ),
    "validation_by_programs": "validate_augeas validate_cmd validate_x509_rsa_key_pair",
}
_MODULES = {name: module for module, names in _TOPICS.items() for name in names.split()}


def find_stdlib_function(name: str) -> Function | None:
    """The function of this name, loading the module that defines it."""
    found = STDLIB.get(name)
    if found is None and name in _MODULES:
        import_module(f"mupuppet.functions.stdlib.{_MODULES[name]}")
        found = STDLIB[name]
    return found


def stdlib_function_names() -> list[str]:
    """The names of all functions, loaded or not."""
    return sorted(_MODULES)
