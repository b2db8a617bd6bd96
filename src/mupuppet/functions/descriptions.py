"""What each built-in function does, in a line, by topic.

`mupuppet functions` and docs/functions.md show it. A text that begins with `ARGUMENTS --` tells
the arguments of a function of Puppet's older interface, which has no signature.
"""

from __future__ import annotations

from typing import Final

#: Built-in functions of the older interface.
OLDER: Final = frozenset(
    [
        "create_resources", "digest", "fail", "file", "fqdn_rand", "generate", "inline_template",
        "md5", "realize", "sha1", "sha256", "shellquote", "sprintf", "tag", "tagged", "template",
    ]
)  # fmt: skip

DESCRIPTIONS: Final[dict[str, dict[str, str]]] = {
    "Classes and resources": {
        "contain": "Declare classes, and keep them inside the class that calls it.",
        "create_resources": (
            "$type, $hash, $defaults? -- Declare a resource of a type for each title in a hash."
        ),
        "defined": "Tell whether classes, types, resources or variables are defined.",
        "include": "Declare classes, unless they are declared already.",
        "realize": "$reference, … -- Put virtual resources into the catalog.",
        "require": "Declare classes, and apply them before whatever calls it.",
        "tag": "$name, … -- Add tags to the class or defined type that calls it.",
        "tagged": "$name, … -- Tell whether all of these tags are set where it is called.",
    },
    "Iteration": {
        "all": "Tell whether a lambda is true for every element.",
        "any": "Tell whether a lambda is true for some element.",
        "break": "End the innermost iteration.",
        "each": "Run a lambda for each element, and give the collection back.",
        "filter": "Keep the elements for which a lambda is true.",
        "group_by": "A hash of arrays of elements, by what a lambda gives for them.",
        "index": "The index or key of an element, or of the first for which a lambda is true.",
        "lest": "Run a lambda where a value is undef, and otherwise give the value.",
        "map": "An array of what a lambda gives for each element.",
        "next": "End this run of a lambda, with a value.",
        "partition": "Two arrays: the elements for which a lambda is true, and the others.",
        "reduce": "One value, by a lambda that combines what there is with each element.",
        "return": "End the function, class or defined type that calls it.",
        "reverse_each": "Iterate from the last element to the first.",
        "slice": "Pieces of a collection of some length each, as arrays or for a lambda.",
        "step": "Every so manieth element, beginning with the first.",
        "then": "Run a lambda with a value unless it is undef.",
        "tree_each": "Visit all values inside of nested arrays and hashes.",
        "with": "Run a lambda with the given arguments.",
    },
    "Arrays and hashes": {
        "dig": "The value at a path of keys and indices, or undef.",
        "empty": "Tell whether a collection or string has nothing in it.",
        "flatten": "One array of everything in nested arrays.",
        "get": "The value at a dotted path into a value, with a default.",
        "join": "The elements of an array as one text, with a separator between them.",
        "keys": "The keys of a hash.",
        "length": "How many elements or characters there are.",
        "size": "The same as `length`.",
        "sort": "An array or string in order, or in the order that a lambda tells.",
        "unique": "Without what occurs a second time, by itself or by what a lambda gives.",
        "values": "The values of a hash.",
    },
    "Strings": {
        "camelcase": "`one_two` as `OneTwo`.",
        "capitalize": "With the first letter in upper case and all others in lower case.",
        "chomp": "Without a line end at its end.",
        "chop": "Without its last character.",
        "downcase": "In lower case.",
        "lstrip": "Without white space at its beginning.",
        "match": "What a regular expression finds in a string: the whole, then its groups.",
        "regsubst": "A string with what a regular expression finds replaced.",
        "rstrip": "Without white space at its end.",
        "scanf": "The values in a string that has the form of a format.",
        "shellquote": "$word, … -- A line for a shell in which each word stays one word.",
        "split": "The parts of a string between separators.",
        "sprintf": "$format, $value, … -- Values in the form that a format tells.",
        "strip": "Without white space at both ends.",
        "upcase": "In upper case.",
    },
    "Numbers and times": {
        "abs": "A number without its sign.",
        "ceiling": "The smallest whole number that is not less.",
        "floor": "The greatest whole number that is not more.",
        "max": "The greatest of its arguments.",
        "min": "The least of its arguments.",
        "round": "The nearest whole number.",
        "strftime": "A time in the form that a format tells.",
    },
    "Comparing": {
        "compare": "-1, 0 or 1 for less, equal or greater.",
        "versioncmp": "-1, 0 or 1 for two versions of packages.",
    },
    "Types and values": {
        "annotate": "Annotations of a value; there are none here.",
        "assert_type": "A value if it is of a type, or else an error or what a lambda gives.",
        "call": "Call a function by its name, or what is deferred.",
        "convert_to": "A value as an instance of a type.",
        "import": "An error that tells that there is no `import` any more.",
        "new": "A new instance of a type, converted from other values.",
        "type": "The type of a value.",
        "unwrap": "What is inside of a Sensitive.",
    },
    "Variables and data": {
        "eyaml_lookup_key": "A key in a YAML file with encrypted values; for hierarchies.",
        "getvar": "A variable by a dotted path, with a default.",
        "hiera": "A value from the hierarchy, by its older interface.",
        "hiera_array": "All values of a key as one array, by the older interface.",
        "hiera_hash": "All values of a key as one hash, by the older interface.",
        "hiera_include": "Declare the classes that the hierarchy names under a key.",
        "hocon_data": "The data of a HOCON file; for hierarchies.",
        "json_data": "The data of a JSON file; for hierarchies.",
        "lookup": "A value from the hierarchy, checked, merged, or with a default.",
        "yaml_data": "The data of a YAML file; for hierarchies.",
    },
    "Files and templates": {
        "binary_file": "The bytes of a file of a module.",
        "epp": "The text of an EPP template of a module.",
        "file": "$file, … -- The text of the first of these files that exists.",
        "find_file": "The path of the first of these files that exists, or undef.",
        "find_template": "The path of the first of these templates that exists, or undef.",
        "generate": "$program, $argument, … -- What a program prints; only where it is allowed.",
        "inline_epp": "The text of an EPP template that is given as a string.",
        "inline_template": "$template, … -- The text of ERB templates that are given as strings.",
        "module_directory": "The directory of the first of these modules that exists, or undef.",
        "template": "$template, … -- The text of ERB templates of modules.",
    },
    "Digests and chance": {
        "digest": "$text -- The SHA-256 digest of a text in hexadecimal, as `sha256`.",
        "fqdn_rand": (
            "$limit, $seed?, $downcase? -- A random number below a limit, the same for a node "
            "each time."
        ),
        "md5": "$text -- The MD5 digest of a text in hexadecimal.",
        "sha1": "$text -- The SHA-1 digest of a text in hexadecimal.",
        "sha256": "$text -- The SHA-256 digest of a text in hexadecimal.",
    },
    "Messages": {
        "alert": "Log a message of the level `alert`.",
        "crit": "Log a message of the level `crit`.",
        "debug": "Log a message of the level `debug`.",
        "emerg": "Log a message of the level `emerg`.",
        "err": "Log a message of the level `err`.",
        "fail": "$text, … -- End the compilation with an error.",
        "info": "Log a message of the level `info`.",
        "notice": "Log a message of the level `notice`.",
        "warning": "Log a message of the level `warning`.",
    },
}
