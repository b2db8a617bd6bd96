"""What is known about a version of Puppet: one field for each difference."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mupuppet.basics.records import Record, field


class PuppetVersion(Record):
    """A version of Puppet. The descriptions are the rows of docs/versions.md."""

    #: The major version, by which users name it and outcomes are recorded.
    major: str = field(description="major version")
    number: str = field(description="version that was measured, and `$serverversion`")
    product: str = field(description="name in messages and in `http_user_agent`")
    ruby: str = field(description="version of Ruby that templates and functions see")
    ruby_libraries: Mapping[str, str] = field(
        description="version of the library of Ruby", compare=False
    )
    lacks_in_ruby: frozenset[str] = field(
        description="what this Ruby no longer has, with Puppet loaded"
    )
    lost_since_ruby_2_7: frozenset[str] = field(
        description="what else is gone since Ruby 2.7, which the packages of Puppet 7 by its own "
        "vendor contain"
    )
    facter: str = field(description="version of Facter, in the fact `facterversion`")
    implementation: str | None = field(
        description="what agents send as the fact `implementation`, and servers as "
        "`serverimplementation`"
    )
    newer_facts: bool = field(
        description="Facter on Linux reports `processors.extensions`, and of an interface "
        "`duplex`, `operational_state`, `physical` and `speed`"
    )
    isa_of_machine: bool = field(
        description="the fact `processors.isa` is that of the machine where `uname -p` does not "
        "know it (Debian, Ubuntu)"
    )
    strict: str = field(description="default of the setting `strict`")
    strict_variables: bool = field(description="default of the setting `strict_variables`")
    legacy_facts: bool = field(
        description="default of `include_legacy_facts`: whether agents send legacy facts such as "
        "`osfamily`"
    )
    literal_types: bool = field(
        description="types and negative numbers are literals: hashes with such keys twice are "
        "reported, and types of a class's parameters that are not literal"
    )
    hierarchy_continues: bool = field(
        description="an unknown variable in the paths of a hierarchy is a warning, with "
        "`strict=error` as well"
    )
    defaults_precede_reports: bool = field(
        description="an unknown variable in data for which a lookup has a value in "
        "`default_values_hash` is not reported"
    )
    has_hiera_3: bool = field(
        description="Hiera 3 is installed, for its back ends other than YAML, JSON, HOCON, eyaml"
    )
    names_foreign_keys: bool = field(
        description="the warning about keys of another module in a module's data names them"
    )
    environment_data_provider: bool = field(
        description="`environment_data_provider` in `environment.conf` has an effect"
    )
    deprecated_language: str = field(
        description="the page to which warnings about `hiera` and similar functions refer"
    )
    json_names_lines: bool = field(
        description="errors in JSON begin with a line of Ruby's own source"
    )
    blank_json: str | None = field(
        description="another error about a JSON file without content: `ruby-multi-json` reads it"
    )
    shows_receivers: bool = field(
        description="Ruby's errors about missing methods show the receiver (`for nil:NilClass`), "
        "not what it is (`for nil`, `for an instance of String`)"
    )
    unknown_alias: str = field(description="error about an alias in YAML that is not defined")
    disabled_alias: str = field(
        description="error about an alias in YAML that Ruby code loads without `aliases: true`"
    )
    newer_uris: bool = field(
        description="URIs keep an empty host (`puppet:///x`), a host in a reference also replaces "
        "user and port, and `wss` has a default port"
    )
    format_takes_first: bool = field(
        description="`%c` in a format takes the first character of a string of any length"
    )
    rstrip_checks_all: bool = field(
        description="Ruby's `strip` and `rstrip` reject a string with a byte that is not UTF-8, "
        "wherever it is"
    )
    expected_certificate: str = field(
        description="what the error about a string that is not a certificate adds"
    )
    calls_dig: bool = field(
        description="functions of the 3.x API, such as `try_get_value` of stdlib, may call `dig`"
    )
    has_augeas: bool = field(description="the library of Augeas comes with the package")
    has_pson: bool = field(description="PSON can be read")
    indexes_iterators: bool = field(
        description="`each`, `map` and `filter` with two parameters begin again at the start of "
        "an iterator, unpack short arrays of a `step`, and reject `tree_each`"
    )
    max_compares_versions: bool = field(
        description="`max` and `min` compare versions and times as such, not as strings"
    )
    split_takes_sensitive: bool = field(description="`split` takes a Sensitive string")
    regsubst_takes_sensitive: bool = field(
        description="`regsubst` takes Sensitive strings, and no encoding any more"
    )
    marks_groups: str | None = field(
        description="what stands for the parenthesis of a group such as `(?:…)` in the names of "
        "nodes that are given by patterns; with capitals, such a node cannot be evaluated"
    )
    settings: Mapping[str, Any] = field(
        description="default of the setting", repr=False, compare=False
    )
    absent_settings: frozenset[str] = field(description="settings that it does not have")
    ships_types: bool = field(
        description="modules with `cron`, `host`, `mount` and other types come with the package"
    )
    absent_types: frozenset[str] = field(description="resource types that it comes without")
    #: By the name of the type.
    type_attributes: Mapping[str, frozenset[str]] = field(
        description="attributes of built-in types that not all versions have", compare=False
    )

    @property
    def server_facts(self) -> dict[str, str]:
        """What a server of this version says about its version."""
        if self.implementation is None:
            return {"serverversion": self.number}
        return {"serverimplementation": self.implementation, "serverversion": self.number}

    def __str__(self) -> str:
        return f"{self.product} {self.number}"
