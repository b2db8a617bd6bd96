# Zero is true in Puppet; IfT wants a boolean.
if 0 { notify { 'then': } } else { notify { 'else': } }
