"""Code that can be parsed but is not valid."""

from mupuppet.diagnostics.catalogue.kind import Issue, Kind
from mupuppet.diagnostics.diagnostic import Severity
from mupuppet.diagnostics.ids import ValidationId

KINDS: dict[ValidationId, Kind] = {
    "appends-deletes-no-longer-supported": Issue(
        "`+=` and `-=` are not supported.",
        "Puppet 4 removed both: variables are assigned once.",
        "Assign the result of `+` or `-` to a new variable.",
        "$a += 1\n",
    ),
    "captures-rest-not-last": Issue(
        "A parameter with `*` is not the last one.",
        "It takes all remaining arguments, so nothing would be left for the parameters after it.",
        "Move it to the end.",
        "[1].each |*$rest, $last| { }\n",
    ),
    "captures-rest-not-supported": Issue(
        "A class, a defined type or a template has a parameter with `*`.",
        "Their parameters are given by name; only functions and lambdas have arguments to capture.",
        "Use a parameter of type Array.",
        "class a (*$rest) { }\n",
    ),
    "class-not-virtualizable": Issue(
        "A class is declared virtual or exported.",
        "Classes are in the catalog or not; they cannot be collected.",
        "Declare the class without `@`, where it is wanted.",
        "class a { }\n@class { 'a': }\n",
    ),
    "cross-scope-assignment": Issue(
        "A variable of another scope is assigned.",
        "A variable belongs to the scope in which it is assigned, so its name has no `::`.",
        "Assign the variable in the class that it belongs to.",
        "$other::name = 1\n",
    ),
    "duplicate-default": Issue(
        "A `case` or a selector has more than one `default`.",
        "Only one of them can apply when nothing else matches.",
        "Keep one of them.",
        "case 1 {\n  default: { }\n  default: { }\n}\n",
    ),
    "duplicate-definition": Kind(
        "A name is defined more than once.",
        "Classes, defined types, functions, types and nodes each need a name of their own.",
        "Rename or remove one of the definitions.",
        "define a() { }\ndefine a() { }\n",
    ),
    "duplicate-key": Issue(
        "A hash has the same key more than once.",
        "Only the last value is used; the others are lost. With `--strict warning` this is a "
        "warning.",
        "Remove all but one.",
        "$h = { 'a' => 1, 'a' => 2 }\n",
    ),
    "duplicate-parameter": Issue(
        "A parameter is declared more than once.",
        "Two parameters with the same name would be ambiguous.",
        "Rename or remove one of them.",
        "define a($x, $x) { }\n",
    ),
    "empty-node-name": Kind(
        "The name of a node is empty.",
        "Nothing is left of the name without the characters that node names cannot have.",
        "Give the node its name, or use `default`.",
        "node '' { }\n",
    ),
    "future-reserved-word": Issue(
        "A word is used that a later version of Puppet reserves.",
        "The code works now and may stop working.",
        "Use another name, or put the word in quotes.",
        "class plan { }\n",
        severity=Severity.DEPRECATION,
    ),
    "idem-expression-not-last": Issue(
        "An expression has no effect, and its value is not used.",
        "It is not the last expression of its block, so its value is lost.",
        "Remove it, or do something with its value.",
        "1 + 1\nnotice('done')\n",
    ),
    "idem-not-allowed-last": Issue(
        "A class, a defined type or a node ends with an expression that has no effect.",
        "They have no value, so the value of their last expression is lost.",
        "Remove it, or do something with its value.",
        "class a {\n  1 + 1\n}\n",
    ),
    "illegal-assignment": Issue(
        "What precedes `=` cannot be assigned.",
        "Only variables, and arrays and hashes of variables, can be assigned.",
        "Write a variable before the `=`.",
        "'a' = 1\n",
    ),
    "illegal-assignment-context": Issue(
        "An assignment is not allowed here.",
        "The default of a parameter cannot contain an assignment.",
        "Move the assignment into the body.",
        "define a($x = ($y = 1)) { }\n",
    ),
    "illegal-attribute-append": Issue(
        "`+>` is used in the declaration of a resource.",
        "It adds to an existing value, as in an override; in a declaration there is none.",
        "Use `=>`.",
        "file { '/tmp/a': require +> File['/tmp'] }\n",
    ),
    "illegal-base64": Issue(
        "The text of a heredoc with the tag `:base64` is not Base64.",
        "Puppet checks the text of a heredoc by its syntax tag.",
        "Correct the text, or remove the tag.",
        "$a = @(END:base64)\n  not base64!\n  | END\n",
    ),
    "illegal-definition-location": Issue(
        "A definition has a name that does not fit its file.",
        "A file of a module may define only what its path implies: `modules/a/manifests/b.pp` is "
        ""
        "for `a::b`.",
        "Move the definition to the file of its name, or rename it.",
    ),
    "illegal-definition-name": Issue(
        "A definition has a name that is not valid.",
        "The parts of a name begin with a lower case letter, and have letters, digits and "
        "underscores.",
        "Correct the name.",
        "class a-b { }\n",
    ),
    "illegal-epp": Issue(
        "The text of a heredoc with the tag `:epp` is not a valid template.",
        "Puppet checks the text of a heredoc by its syntax tag.",
        "Correct the template, or remove the tag.",
        "$a = @(END:epp)\n  <%= $a + %>\n  | END\n",
    ),
    "illegal-epp-parameters": Issue(
        "In an EPP template, text precedes an expression in parentheses.",
        "The text would be called like a function, as in `text<% ($a) %>`; Puppet assumes that "
        "parameters of the template were meant.",
        "Write parameters as `<%- | … | -%>` at the very beginning, and values as `<%= … %>`.",
    ),
    "illegal-expression": Issue(
        "An expression of this kind is not allowed here.",
        "Places such as titles, names and attributes allow only some kinds of expressions.",
        "Assign the value to a variable first, and use that.",
        "$type <| |>\n",
    ),
    "illegal-hostname-chars": Issue(
        "The name of a node contains characters that are not allowed.",
        "Letters, digits, underscores, hyphens and dots are allowed.",
        "Correct the name, or use a regular expression.",
        "node 'a b' { }\n",
    ),
    "illegal-hostname-interpolation": Issue(
        "The name of a node contains an interpolation.",
        "Nodes are matched before any variable has a value.",
        "Write the name out, or use a regular expression.",
        'node "web${n}" { }\n',
    ),
    "illegal-indexed-assignment": Issue(
        "An element of an array or a hash is assigned.",
        "Values cannot be changed.",
        "Make a new value, such as `$hash + { key => value }`.",
        "$h = { }\n$h['a'] = 1\n",
    ),
    "illegal-json": Issue(
        "The text of a heredoc with the tag `:json` is not JSON.",
        "Puppet checks the text of a heredoc by its syntax tag.",
        "Correct the text, or remove the tag.",
        "$a = @(END:json)\n  { 'a': 1 }\n  | END\n",
    ),
    "illegal-name": Issue(
        "A name is not valid.",
        "Names begin with a lower case letter or an underscore, and have letters, digits and "
        "underscores; their parts are separated by `::`.",
        "Correct the name.",
        "class 'a' { }\n",
    ),
    "illegal-node-inheritance": Issue(
        "A node inherits from another node.",
        "Puppet 4 removed inheritance of nodes.",
        "Put what the nodes share in a class and include it in both.",
        "node 'a' inherits 'b' { }\n",
    ),
    "illegal-nonliteral-parameter-type": Issue(
        "The type of a parameter of a class is not made of literals alone.",
        "Puppet 8 and later warn about it: such a type is not known until code is evaluated.",
        "Write the type as a literal, or define a type alias.",
        "class example(Integer[0, 2 + 3] $number) { }\n",
        severity=Severity.DEPRECATION,
    ),
    "illegal-numeric-assignment": Issue(
        "A numeric variable is assigned.",
        "`$0`, `$1` and so on hold what the last regular expression matched.",
        "Choose a name that begins with a letter.",
        "$1 = 'a'\n",
    ),
    "illegal-numeric-parameter": Issue(
        "A parameter has a number for its name.",
        "`$0`, `$1` and so on hold what the last regular expression matched.",
        "Choose a name that begins with a letter.",
        "define a($1) { }\n",
    ),
    "illegal-numeric-var-name": Issue(
        "A numeric variable begins with 0.",
        "`$0` is the whole match and `$1` its first group; `$01` is neither.",
        "Remove the leading 0.",
        "notice($01)\n",
    ),
    "illegal-param-name": Issue(
        "A parameter has a name that is not valid.",
        "It begins with a lower case letter or an underscore, and has no `::`.",
        "Correct the name.",
        "define a($b::c) { }\n",
    ),
    "illegal-pp": Issue(
        "The text of a heredoc with the tag `:pp` is not valid Puppet code.",
        "Puppet checks the text of a heredoc by its syntax tag.",
        "Correct the code, or remove the tag.",
        "$a = @(END:pp)\n  1 +\n  | END\n",
    ),
    "illegal-query-expression": Issue(
        "The query of a collector contains an expression that is not allowed.",
        "A query compares attributes with `==` and `!=`, joined by `and` and `or`.",
        "Write such comparisons.",
        "File <| mode =~ /a/ |>\n",
    ),
    "illegal-syntax-tag": Kind(
        "The text of a heredoc cannot be checked by its syntax tag.",
        "Puppet finds a checker for the last part of the tag, which then refuses the whole tag.",
        "Use the last part alone, such as `pp`.",
        "$a = @(END:a+pp)\n  1\n  | END\n",
    ),
    "illegal-top-construct-location": Issue(
        "A file of a module contains code outside a definition.",
        "A file of a module is loaded for what it defines; other code in it would not run.",
        "Move the code into the class.",
    ),
    "illegal-type-mapping": Issue(
        "What is mapped to a Runtime type is not a type.",
        "`type Runtime[ruby, …] = …` needs a type on its right, with a pattern if it has one on "
        "its left.",
        "Write a type on the right.",
        "type Runtime[ruby, 'a'] = [1]\n",
    ),
    "illegal-var-name": Issue(
        "A variable has a name that is not valid.",
        "Each part begins with a lower case letter or an underscore.",
        "Correct the name.",
        "$Port = 80\n",
    ),
    "metaparameter-name": Kind(
        "A parameter of a class or a defined type has the name of a metaparameter.",
        "Every resource has the metaparameters, such as `require` and `tag`.",
        "Choose another name.",
        "define a($require) { }\n",
    ),
    "misplaced-definition": Kind(
        "A definition is in a file where the autoloader does not look for it.",
        "`a::b` is looked for in `modules/a/manifests/b.pp` only.",
        "Move the definition to the file of its name.",
        severity=Severity.WARNING,
    ),
    "multiple-attributes-unfold": Issue(
        "A resource has `* =>` more than once.",
        "Puppet allows it once in each body.",
        "Merge the hashes: `* => $a + $b`.",
        "notify { 'a': * => { }, * => { } }\n",
    ),
    "not-absolute-top-level": Issue(
        "A definition is inside a class.",
        "Functions and types can be defined at top level only.",
        "Move the definition out.",
        "class a {\n  function a::f() { }\n}\n",
    ),
    "not-rvalue": Issue(
        "A statement is used where a value is needed.",
        "Definitions, and some other statements, have no value.",
        "Use an expression with a value.",
        "$a = define b() { }\n",
    ),
    "not-top-level": Issue(
        "A definition is inside a block.",
        "Classes, defined types and nodes are defined at top level, or in a class; not in a "
        "condition or a lambda.",
        "Move the definition out.",
        "if true {\n  class a { }\n}\n",
    ),
    "not-virtualizeable": Issue(
        "Something is declared virtual or exported that cannot be.",
        "Only resources can be virtual or exported, not defaults or overrides.",
        "Remove the `@`.",
        "@File { mode => '0644' }\n",
    ),
    "numeric-overflow": Issue(
        "An integer is too large or too small.",
        "Integers have 64 bits: -9223372036854775808 to 9223372036854775807.",
        "Use a Float, or a string.",
        "$a = 9223372036854775808\n",
    ),
    "reserved-parameter": Issue(
        "A parameter has a name that is already set for every resource.",
        "`$name` and `$title` are set for every class and defined type.",
        "Choose another name.",
        "define a($title) { }\n",
    ),
    "reserved-type-name": Issue(
        "A type or a class has the name of a built-in type.",
        "The built-in type would always be found first.",
        "Choose another name.",
        "type Integer = String\n",
    ),
    "reserved-word": Issue(
        "A reserved word is used as a name.",
        "The word has a meaning in the language, or will have one.",
        "Use another name, or put the word in quotes.",
        "notice(attr)\n",
    ),
    "resource-without-title": Issue(
        "A resource has no title.",
        "The title, and the colon after it, come first in the braces.",
        "Write `type { 'title': attribute => value }`.",
        "file { ensure => file }\n",
    ),
    "unsupported-expression": Issue(
        "Puppet does not support this expression.",
        "It can be parsed, but not evaluated.",
        "Write it in another way.",
    ),
}
