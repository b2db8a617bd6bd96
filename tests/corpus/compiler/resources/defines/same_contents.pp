# Fails: two instances declare the same resource.
define d { notify { 'same': } }
d { 'a': }
d { 'b': }
