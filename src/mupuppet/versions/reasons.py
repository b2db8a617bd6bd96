"""What to call the reason of a change: each difference of the table is of one kind."""

from __future__ import annotations

#: By the names of fields of `PuppetVersion`; those that only identify a version are missing.
REASONS = {
    "number": "version",
    "product": "version",
    "ruby": "Ruby",
    "lacks_in_ruby": "Ruby",
    "facter": "version",
    "strict": "strict",
    "strict_variables": "strict",
    "legacy_facts": "legacy fact",
    "literal_types": "strict",
    "hierarchy_continues": "Hiera",
    "defaults_precede_reports": "Hiera",
    "has_hiera_3": "Hiera",
    "names_foreign_keys": "Hiera",
    "environment_data_provider": "setting",
    "deprecated_language": "version",
    "json_names_lines": "Ruby",
    "blank_json": "Ruby",
    "shows_receivers": "Ruby",
    "unknown_alias": "Ruby",
    "disabled_alias": "Ruby",
    "newer_uris": "Ruby",
    "max_compares_versions": "function",
    "split_takes_sensitive": "function",
    "regsubst_takes_sensitive": "function",
    "settings": "default",
    "absent_settings": "setting",
    "ships_types": "type",
    "absent_types": "type",
    "type_attributes": "type",
}
