# What may stand as the type.
foo::bar { 'a': }
::foo { 'b': }
Foo { 'c': }
Foo::Bar { 'd': }
Resource['e'] { 'f': }
Resource[g, h] { 'i': }
$j { 'k': }
'l' { 'm': }
"n${o}" { 'p': }
