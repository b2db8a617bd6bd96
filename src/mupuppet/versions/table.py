"""The table of what differs between the versions of Puppet."""

from __future__ import annotations

from typing import Any

from mupuppet.basics.patterns import pattern
from mupuppet.basics.records import replace
from mupuppet.versions.version import PuppetVersion

#: Defaults of settings in Puppet 8 that are not those of all versions.
_SETTINGS: dict[str, Any] = {
    "crl_refresh_interval": 86400,
    "exclude_unchanged_resources": True,
    "http_user_agent": "Puppet/8.10.0 Ruby/3.3.8-p144 (x86_64-linux-gnu)",
    "include_legacy_facts": False,
    "number_of_facts_soft_limit": 10240,
    "preprocess_deferred": False,
    "reports": "none",
    "strict": "error",
    "strict_variables": True,
}

_DISABLED_ALIAS = (
    "Alias parsing was not enabled. To enable it, pass `aliases: true` to `Psych::load` or "
    "`Psych::safe_load`."
)

#: Removed in Ruby 3.2. `File.exists?` and `Dir.exists?` are, too, but Puppet defines them again.
_NOT_IN_RUBY_3_3 = frozenset(
    "Bignum FileTest.exists? Fixnum Object#=~ Object#taint Object#tainted? Object#trust "
    "Object#untaint Object#untrust Object#untrusted? Random::DEFAULT SortedSet Struct::Group "
    "Struct::Passwd".split()
)
#: Removed in Ruby 3.0.
_NOT_IN_RUBY_3_0 = frozenset(["URI.decode", "URI.encode", "URI.escape", "URI.unescape"])

VERSIONS = {
    "7": PuppetVersion(
        major="7",
        number="7.23.0",
        product="Puppet",
        ruby="3.1.2",
        ruby_libraries={"JSON": "2.6.1", "Psych": "4.0.3"},
        lacks_in_ruby=frozenset(),
        lost_since_ruby_2_7=frozenset(),
        facter="4.3.0",
        implementation=None,
        newer_facts=False,
        isa_of_machine=False,
        strict="warning",
        strict_variables=False,
        legacy_facts=True,
        literal_types=False,
        hierarchy_continues=False,
        defaults_precede_reports=False,
        has_hiera_3=True,
        names_foreign_keys=False,
        environment_data_provider=True,
        deprecated_language="https://puppet.com/docs/puppet/7.23/deprecated_language.html",
        json_names_lines=True,
        blank_json=None,
        shows_receivers=True,
        unknown_alias="Unknown alias: ",
        disabled_alias="Unknown alias: {alias}",
        newer_uris=False,
        format_takes_first=False,
        rstrip_checks_all=False,
        expected_certificate="",
        calls_dig=True,
        has_augeas=False,
        has_pson=True,
        indexes_iterators=False,
        max_compares_versions=False,
        split_takes_sensitive=False,
        regsubst_takes_sensitive=False,
        marks_groups=None,
        settings={
            "strict": "warning",
            "strict_variables": False,
            "include_legacy_facts": True,
            "crl_refresh_interval": None,
            "exclude_unchanged_resources": False,
            "number_of_facts_soft_limit": 2048,
            "preprocess_deferred": True,
            "reports": "store",
            "http_user_agent": "Puppet/7.23.0 Ruby/3.1.2-p20 (x86_64-linux-gnu)",
        },
        absent_settings=frozenset(
            "allow_pson_serialization ca_refresh_interval hostcert_renewal_interval "
            "report_configured_environmentpath skip_logging_catalog_request_destination".split()
        ),
        ships_types=False,
        absent_types=frozenset(["scheduled_task", "yumrepo", "zfs", "zone", "zpool"]),
        type_attributes={},
    ),
    "8": PuppetVersion(
        major="8",
        number="8.10.0",
        product="Puppet",
        ruby="3.3.8",
        ruby_libraries={"JSON": "2.7.2", "Psych": "5.1.2"},
        lacks_in_ruby=_NOT_IN_RUBY_3_3,
        lost_since_ruby_2_7=_NOT_IN_RUBY_3_0,
        facter="4.10.0",
        implementation=None,
        newer_facts=True,
        isa_of_machine=False,
        strict="error",
        strict_variables=True,
        legacy_facts=False,
        literal_types=True,
        hierarchy_continues=True,
        defaults_precede_reports=True,
        has_hiera_3=False,
        names_foreign_keys=True,
        environment_data_provider=True,
        deprecated_language="https://puppet.com/docs/puppet/8.10/deprecated_language.html",
        json_names_lines=False,
        blank_json="JSON::ParserError",
        shows_receivers=False,
        unknown_alias="An alias referenced an unknown anchor: ",
        disabled_alias=_DISABLED_ALIAS,
        newer_uris=True,
        format_takes_first=True,
        rstrip_checks_all=True,
        expected_certificate=" (Expecting: CERTIFICATE)",
        calls_dig=True,
        has_augeas=True,
        has_pson=False,
        indexes_iterators=True,
        max_compares_versions=True,
        split_takes_sensitive=True,
        regsubst_takes_sensitive=False,
        marks_groups="LP",
        settings=_SETTINGS,
        absent_settings=frozenset(),
        ships_types=True,
        absent_types=frozenset(),
        type_attributes={},
    ),
    "9": PuppetVersion(
        major="9",
        number="9.0.0-rc1",
        product="OpenVox",
        ruby="3.3.8",
        ruby_libraries={"JSON": "2.7.2", "Psych": "5.1.2"},
        lacks_in_ruby=_NOT_IN_RUBY_3_3,
        lost_since_ruby_2_7=_NOT_IN_RUBY_3_0,
        facter="6.0.0",
        implementation="openvox",
        newer_facts=True,
        isa_of_machine=True,
        strict="error",
        strict_variables=True,
        legacy_facts=False,
        literal_types=True,
        hierarchy_continues=True,
        defaults_precede_reports=True,
        has_hiera_3=False,
        names_foreign_keys=True,
        environment_data_provider=False,
        deprecated_language="https://docs.openvoxproject.org/openvox/latest/deprecated_language.html",
        json_names_lines=False,
        blank_json=None,
        shows_receivers=False,
        unknown_alias="An alias referenced an unknown anchor: ",
        disabled_alias=_DISABLED_ALIAS,
        newer_uris=True,
        format_takes_first=True,
        rstrip_checks_all=True,
        expected_certificate=" (Expecting: CERTIFICATE)",
        calls_dig=False,
        has_augeas=True,
        has_pson=False,
        indexes_iterators=True,
        max_compares_versions=True,
        split_takes_sensitive=True,
        regsubst_takes_sensitive=True,
        marks_groups="lp",
        settings={
            **_SETTINGS,
            "preprocess_deferred": True,
            "http_user_agent": "Puppet/9.0.0-rc1 Ruby/3.3.8-p144 (x86_64-linux-gnu)",
        },
        absent_settings=frozenset(
            ["configprint", "data_binding_terminus", "environment_data_provider", "pluginsync"]
        ),
        ships_types=True,
        absent_types=frozenset(["zone"]),
        type_attributes={"package": frozenset(["environment"])},
    ),
}

#: The major versions, oldest first.
SUPPORTED = tuple(VERSIONS)

#: What is meant where no version is named.
DEFAULT = VERSIONS["8"]

_EXACT = pattern(r"(\d+)(?:\.\d+){1,2}(?:[-~.]?[a-z]+\.?\d*)?")


def puppet_version(name: str) -> PuppetVersion:
    """A version by its major number, or an exact version of one. Raises ValueError."""
    known = VERSIONS.get(name)
    if known is not None:
        return known
    exact = _EXACT.fullmatch(name)
    if exact is None or exact[1] not in VERSIONS:
        majors = ", ".join(SUPPORTED)
        raise ValueError(f"expected {majors} or an exact version such as 8.10.0, not {name!r}")
    return replace(VERSIONS[exact[1]], number=name)
