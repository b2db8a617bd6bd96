"""Classes, resources, and the catalog that they make."""

from mupuppet.diagnostics.catalogue.kind import Issue, Kind
from mupuppet.diagnostics.diagnostic import Severity
from mupuppet.diagnostics.ids import ResourceId

KINDS: dict[ResourceId, Kind] = {
    "already-defined": Kind(
        "Another definition already has this name.",
        "The class `settings` always exists; in the rules of the paper, classes and defined types "
        "share their names.",
        "Rename or remove one of them.",
        "define settings() { }\n",
    ),
    "already-set": Kind(
        "An override sets an attribute that is already set.",
        "Only a class that inherits from the one that declared the resource, or a collector, may "
        "replace a value.",
        "Set the attribute in one place, or use a collector.",
        "class a {\n  notify { 'x': message => 'one' }\n  Notify['x'] { message => 'two' }\n}\n"
        "include a\n",
    ),
    "dependency-cycle": Kind(
        "Resources depend on each other in a cycle.",
        "No order satisfies all relationships, so an agent cannot apply the catalog.",
        "Remove one of the relationships; the notes list them.",
        "notify { 'a': before => Notify['b'] }\nnotify { 'b': before => Notify['a'] }\n",
        severity=Severity.WARNING,
    ),
    "duplicate-alias": Kind(
        "An alias is already the name of another resource.",
        "A title or an alias names one resource of its type.",
        "Rename or remove one of them.",
        "file { '/a': alias => 'x' }\nfile { '/b': alias => 'x' }\n",
    ),
    "duplicate-attribue": Issue(
        "An attribute is set more than once in a resource.",
        "An attribute has only one value.",
        "Remove all but one; `* =>` sets attributes, too.",
        "notify { 'a': message => 'x', message => 'y' }\n",
    ),
    "duplicate-declaration": Kind(
        "A resource is declared more than once.",
        "A catalog has only one resource of each type and title. The message shows where the "
        "other one is.",
        "Declare it in one place, for example in a class that others include.",
        "notify { 'a': }\nnotify { 'a': }\n",
    ),
    "duplicate-default-attribute": Kind(
        "A default for an attribute is set more than once in a scope.",
        "Only one of the values could apply.",
        "Remove all but one.",
        "Notify { message => 'x' }\nNotify { message => 'y' }\n",
    ),
    "duplicate-export": Kind(
        "Another node has exported a resource that this node declares, or that a third one "
        "exported.",
        "A catalog has only one resource of each type and title.",
        "Put the name of the node in the titles of exported resources.",
    ),
    "duplicate-title": Issue(
        "A title occurs more than once in a resource with several titles.",
        "Each title makes a resource, and no two may be the same.",
        "Remove all but one; `unique` removes duplicates from an array.",
        "notify { ['a', 'a']: }\n",
    ),
    "empty-string-title-at": Issue(
        "A title is an empty string.",
        "A title names the resource.",
        "Check the value that the title is made of.",
        "notify { '': }\n",
    ),
    "illegal-overridden-type": Issue(
        "What precedes the braces of an override is not a reference to a resource.",
        "`File['/a'] { … }` overrides attributes of a resource.",
        "Write a reference with a title.",
        "Integer[1] { mode => '0644' }\n",
    ),
    "illegal-override": Kind(
        "A class overrides an attribute of a resource that it may not change.",
        "Only classes that inherit from the class of the resource may change its attributes; "
        "others may only add attributes that are not set.",
        "Use inheritance, a collector, or a parameter of the class.",
        "class a { notify { 'x': message => 'm' } }\n"
        "class b { include a Notify['x'] { message => 'n' } }\ninclude b\n",
    ),
    "illegal-relationship-operand-type": Issue(
        "What an arrow connects is not a resource.",
        "`->` and `~>` order resources, collectors, and references to them.",
        "Write a reference such as `File['/a']`.",
        "notify { 'a': } -> 1\n",
    ),
    "illegal-resource-type": Issue(
        "What precedes the braces of a resource is not a resource type.",
        "It is a name in lower case, a string with such a name, or a type such as `File`.",
        "Correct the type.",
        "Integer { 'a': }\n",
    ),
    "illegal-stage": Kind(
        "A resource that is not a class has a run stage.",
        "Only classes are assigned to stages.",
        "Put the resource in a class, and set the stage of the class.",
        "notify { 'a': stage => 'main' }\n",
    ),
    "illegal-title-type-at": Issue(
        "A title is neither a string nor an array of strings.",
        "A title names the resource.",
        "Convert the value to a string.",
        "notify { 1: }\n",
    ),
    "inheritance-cycle": Kind(
        "A class inherits from itself, directly or through others.",
        "It could never be evaluated.",
        "Break the cycle.",
        "class a inherits b { }\nclass b inherits a { }\ninclude a\n",
    ),
    "invalid-class-name": Kind(
        "A value cannot name a class.",
        "`include`, `require` and `contain` take names, and references such as `Class['a']`.",
        "Check the value: it is often `undef`.",
        "include(undef)\n",
    ),
    "invalid-query": Kind(
        "A collector cannot be evaluated.",
        "It collects resources by their attributes and tags; classes cannot be collected, and "
        "attributes are compared with values.",
        "Correct the query.",
        "Class <| |>\n",
    ),
    "invalid-reference": Kind(
        "A value is not a reference to a resource.",
        "A reference has a type and a title, such as `File['/a']`.",
        "Correct the reference.",
        "notify { 'a': require => 'b' }\n",
    ),
    "invalid-tag": Kind(
        "A tag contains characters that are not allowed.",
        "Tags begin with a letter, a digit or an underscore, and may have `:`, `.`, and `-` after "
        "it.",
        "Correct the tag.",
        "notify { 'a': tag => 'a b' }\n",
    ),
    "late-override": Kind(
        "A resource is overridden after it was evaluated.",
        "The code of a defined type has already run with the old values.",
        "Override it earlier, or set the attribute where the resource is declared.",
    ),
    "missing-relationship-end": Kind(
        "A relationship names a resource that is not in the catalog.",
        "`before`, `require`, `notify`, `subscribe` and the arrows need resources at both ends.",
        "Declare the resource, or correct the reference.",
        "notify { 'a': require => Notify['b'] }\n",
    ),
    "missing-required-parameter": Issue(
        "A parameter without a default gets no value.",
        "Neither the declaration nor, for a class, any data has one.",
        "Give it a value, or a default. For a class, `mupuppet lookup CLASS::PARAMETER --explain` "
        "shows where Hiera looked for data.",
        "define a($x) { }\na { 't': }\n",
    ),
    "missing-source": Kind(
        "The `source` of a file does not exist.",
        "`puppet:///modules/a/b` is `modules/a/files/b`; an agent would fail to apply the file.",
        "Add the file, or correct the path.",
        severity=Severity.WARNING,
    ),
    "missing-title": Issue(
        "The title of a resource is `undef`.",
        "A title names the resource.",
        "Check the value that is used as title.",
        "notify { undef: }\n",
    ),
    "missing-title-at": Issue(
        "One of the titles of a resource is `undef`.",
        "A title names the resource.",
        "Check the values that are used as titles; `filter` removes those that are `undef`.",
        "notify { ['a', undef]: }\n",
    ),
    "not-catalog-type": Issue(
        "What an arrow connects is not a resource.",
        "`->` and `~>` order resources, collectors, and references to them.",
        "Write a reference such as `File['/a']`.",
        "notify { 'a': } -> Integer\n",
    ),
    "redefined": Kind(
        "A function or a type is defined a second time.",
        "Each name has one definition; it may be in another file.",
        "Rename or remove one of them.",
    ),
    "rt-no-storeconfigs": Issue(
        "Exported resources are collected, but there is no store for them.",
        "The collector finds only what this node exports.",
        "Use `--exports` to store what nodes export.",
        "Notify <<| |>>\n",
        severity=Severity.WARNING,
    ),
    "rt-no-storeconfigs-export": Issue(
        "A resource is exported, but there is no store for exported resources.",
        "The resource has no effect.",
        "Use `--exports` to store what nodes export.",
        "@@notify { 'a': }\n",
        severity=Severity.WARNING,
    ),
    "serialization-endless-recursion": Issue(
        "A value contains itself.",
        "It cannot be written into a catalog.",
        "Make a copy without the cycle.",
        "notify { 'a': message => Error('x') }\n",
    ),
    "serialization-unknown-converted-to-string": Issue(
        "A value of a resource is a Ruby object.",
        "A function in Ruby returned it. In catalogs such objects become strings, with a warning; "
        "with `strict = error` this is an error.",
        "Return a string or other data from the function, or interpolate the object.",
    ),
    "title-pattern": Kind(
        "A title does not fit the patterns of its type.",
        "A type may split titles into attributes, and this one matches none of its patterns.",
        "Correct the title; `file` needs an absolute path, for example.",
    ),
    "unknown-class": Kind(
        "A class does not exist.",
        "No manifest defines it, and the autoloader does not find it: `a::b` must be in "
        "`modules/a/manifests/b.pp`, `a` in `modules/a/manifests/init.pp`.",
        "Correct the name, or add the module. `mupuppet env` shows what there is.",
        "include apache\n",
    ),
    "unknown-node": Kind(
        "No node definition matches the node.",
        "The manifests contain node definitions, so one of them must match.",
        "Define the node, or `node default`.",
        "node 'somewhere.else' { }\n",
    ),
    "unknown-override": Kind(
        "An override names a resource that is not in the catalog.",
        "Nothing declares the resource.",
        "Declare the resource, or correct the reference.",
        "Notify['a'] { message => 'x' }\n",
    ),
    "unknown-parameter": Kind(
        "A class, a defined type or a native type has no such parameter.",
        "The declaration sets an attribute that the definition does not have.",
        "Correct the name, or remove it.",
        "notify { 'a': massage => 'x' }\n",
    ),
    "unknown-resource": Issue(
        "A resource whose attribute is read is not in the catalog.",
        "It was not declared, or will be declared later.",
        "Declare it first; or better, read the value from where the attribute gets it.",
        "notice(Notify['a']['message'])\n",
    ),
    "unknown-resource-parameter": Issue(
        "A resource has no attribute of this name.",
        "`File['/a']['mode']` reads an attribute that the type must have.",
        "Correct the name.",
        "notify { 'a': }\nnotice(Notify['a']['massage'])\n",
    ),
    "unknown-resource-type": Issue(
        "A resource type does not exist.",
        "It is not built in, and no module of the environment defines it in Puppet or in Ruby.",
        "Correct the name, or add the module.",
        "fiel { '/tmp/a': }\n",
    ),
    "unknown-stage": Kind(
        "A class is assigned to a run stage that does not exist.",
        "Stages are resources: `stage { 'first': before => Stage['main'] }`.",
        "Declare the stage, or correct the name.",
        "class a { }\nclass { 'a': stage => 'first' }\n",
    ),
    "unknown-virtual": Kind(
        "`realize`, or a collector by title, names a resource that does not exist.",
        "Nothing declares the resource.",
        "Declare it, or correct the title.",
        "realize(Notify['a'])\n",
    ),
    "unserializable-value": Kind(
        "A value cannot be written into a catalog.",
        "It is an iterator, a set of types, or an integer with more than 64 bits, for example.",
        "Convert it: `Array($iterator)`.",
        "notify { 'a': message => [1].reverse_each }\n",
    ),
    "wrong-definition": Kind(
        "A file does not define what its path implies.",
        "The autoloader expects one definition in a file, with the name that the path implies.",
        "Correct the name in the file, or move the file.",
    ),
}
