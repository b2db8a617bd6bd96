# Not in a conditional.
if $a { type Runtime[ruby, 'Foo'] = Bar }
