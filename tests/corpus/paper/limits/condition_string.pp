# All values but `false` and `undef` are true in Puppet; IfT wants a boolean.
if 'yes' { notify { 'then': } } else { notify { 'else': } }
