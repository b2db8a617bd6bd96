"""Hiera: `hiera.yaml`, data, lookups."""

from mupuppet.diagnostics.catalogue.kind import Issue, Kind
from mupuppet.diagnostics.ids import DataId

KINDS: dict[DataId, Kind] = {
    "decryption-failed": Kind(
        "An encrypted value cannot be decrypted.",
        "The key is missing or is not the right one, or the value is damaged.",
        "Check the options of the level in `hiera.yaml`, and encrypt the value again.",
    ),
    "hiera-backend-multiply-defined": Issue(
        "A `hiera.yaml` of version 3 lists a back end twice.",
        "Each back end may be listed once.",
        "Remove one of them.",
    ),
    "hiera-data-provider-function-not-found": Issue(
        "A level of the hierarchy names a function that does not exist.",
        "`data_hash`, `lookup_key` and `data_dig` name functions of Puppet or of a module.",
        "Correct the name, or add the module.",
    ),
    "hiera-default-hierarchy-not-in-module": Issue(
        "A `hiera.yaml` outside a module has a `default_hierarchy`.",
        "Only modules may have one.",
        "Move its levels to the end of `hierarchy`.",
    ),
    "hiera-default-option-reserved-by-puppet": Issue(
        "The `defaults` of a `hiera.yaml` have an option with a reserved name.",
        "`path` and `uri` are options that Puppet passes to the function.",
        "Rename the option.",
    ),
    "hiera-hierarchy-name-multiply-defined": Issue(
        "Two levels of a hierarchy have the same name.",
        "Names identify levels, in explanations for example.",
        "Rename one of them.",
    ),
    "hiera-interpolation-alias-not-entire-string": Issue(
        "`%{alias('…')}` is not the whole string.",
        "An alias is replaced by a value of any type, which cannot be part of a string.",
        "Use `%{lookup('…')}` within a string.",
    ),
    "hiera-interpolation-method-syntax-not-allowed": Issue(
        "An interpolation calls a method where none may be called.",
        "Paths and options in `hiera.yaml` are known before any lookup.",
        "Use variables only: `%{facts.os.family}`.",
    ),
    "hiera-interpolation-unknown-interpolation-method": Issue(
        "An interpolation calls a method that does not exist.",
        "The methods are `lookup`, `hiera`, `alias`, `literal` and `scope`.",
        "Correct the name.",
    ),
    "hiera-missing-data-provider-function": Issue(
        "A level of the hierarchy has no back end.",
        "It needs `data_hash`, `lookup_key`, `data_dig` or `hiera3_backend`, in the level or in "
        "`defaults`.",
        "Add one of them, such as `data_hash: yaml_data`.",
    ),
    "hiera-multiple-data-provider-functions": Issue(
        "A level of the hierarchy has more than one back end.",
        "Each level has one of `data_hash`, `lookup_key`, `data_dig` and `hiera3_backend`.",
        "Write a level for each.",
    ),
    "hiera-multiple-data-provider-functions-in-default": Issue(
        "The `defaults` of a `hiera.yaml` have more than one back end.",
        "They may have one of `data_hash`, `lookup_key` and `data_dig`.",
        "Remove all but one.",
    ),
    "hiera-multiple-location-specs": Issue(
        "A level of the hierarchy specifies the location of its data more than once.",
        "`path`, `paths`, `glob`, `globs`, `uri`, `uris` and `mapped_paths` cannot be combined.",
        "Keep one of them.",
    ),
    "hiera-no-provider-for-backend": Issue(
        "A `hiera.yaml` of version 4 names a back end that does not exist.",
        "Version 4 knows `yaml` and `json`.",
        "Correct the name, or use version 5.",
    ),
    "hiera-option-reserved-by-puppet": Issue(
        "A level of the hierarchy has an option with a reserved name.",
        "`path` and `uri` are options that Puppet passes to the function.",
        "Rename the option.",
    ),
    "hiera-undefined-variable": Issue(
        "A path in `hiera.yaml` uses a variable that has no value.",
        "With `--strict error`, unknown variables are errors here, too.",
        "Correct the name; facts are `%{facts.NAME}`.",
    ),
    "hiera-unsupported-version": Issue(
        "A `hiera.yaml` has a version that does not exist.",
        "The versions are 3, 4 and 5.",
        "Use `version: 5`.",
    ),
    "hiera-unsupported-version-in-global": Issue(
        "The global `hiera.yaml` has version 4.",
        "Version 4 was for environments and modules only.",
        "Use `version: 5`.",
    ),
    "hiera-3-not-installed": Kind(
        "A hierarchy names a back end of Hiera 3.",
        "Puppet 8 and later come without Hiera 3, whose back ends are Ruby code of their own.",
        "Use a `lookup_key` function of version 5; compile as Puppet 7 (`--puppet 7`) until then.",
    ),
    "hiera-v3-backend-not-global": Issue(
        "The `hiera.yaml` of an environment or a module has a `hiera3_backend`.",
        "Back ends of version 3 work in the global layer only.",
        "Use a back end of version 5.",
    ),
    "hiera-v3-backend-replaced-by-data-hash": Issue(
        "`hiera3_backend` names a back end that is built into version 5.",
        "`yaml`, `json` and `hocon` are functions now.",
        "Use `data_hash: yaml_data`, for example.",
    ),
    "hiera-version-3-not-global": Issue(
        "The `hiera.yaml` of an environment or a module has version 3.",
        "Version 3 works in the global layer only.",
        "Convert it to version 5.",
    ),
    "invalid-data-file": Kind(
        "A data file cannot be read as YAML, JSON or HOCON.",
        "Its syntax is wrong, or what it contains is not a hash.",
        "Correct the file at the place that is shown.",
    ),
    "invalid-hierarchy": Kind(
        "A `hiera.yaml` is not valid.",
        "It is not YAML, or has keys or values that are not allowed.",
        "Correct the file; docs/hiera.md describes what it may have.",
    ),
    "invalid-interpolation": Kind(
        "An interpolation in data cannot be evaluated.",
        "`%{…}` contains a variable, or a call such as `lookup('key')`, and this one is neither.",
        "Correct it; `%{literal('%')}` is a plain `%`.",
    ),
    "invalid-lookup-key": Kind(
        "A key cannot be looked up.",
        "Its dots or quotes are wrong, or a part of it digs into a value that is not a hash or an "
        "array.",
        "Correct the key; a part with a dot in it needs quotes.",
        "notice(lookup('a..b'))\n",
    ),
    "invalid-lookup-options": Kind(
        "`lookup_options` are not valid.",
        "They are a hash from keys, or patterns of keys, to hashes of options; in a module, all "
        "keys begin with its name.",
        "Correct them in the data.",
    ),
    "invalid-merge": Kind(
        "A merge strategy is not valid, or cannot merge the values.",
        "The strategies are `first`, `unique`, `hash` and `deep`; only `deep` has options.",
        "Correct the strategy or its options.",
        "notice(lookup('a', undef, 'deeper', 1))\n",
    ),
    "lookup-backend-error": Kind(
        "A back end failed.",
        "A function of a module that provides data raised an error, or returned a value that it "
        "may not return.",
        "The message comes from the back end.",
    ),
    "lookup-not-found": Kind(
        "No data has a value for a key.",
        "Neither the hierarchy nor the call provides one.",
        "Add the data or a default. `mupuppet lookup KEY --explain` shows where Hiera looked.",
        "notice(lookup('no::such::key'))\n",
    ),
    "recursive-lookup": Kind(
        "The value of a key depends on the key itself.",
        "Interpolations in data look each other up in a cycle.",
        "Break the cycle.",
    ),
    "too-many-interpolations": Kind(
        "One lookup interpolates very many strings.",
        "Keys look each other up again and again, which would take very long.",
        "Look up shared values once, in a variable.",
    ),
}
