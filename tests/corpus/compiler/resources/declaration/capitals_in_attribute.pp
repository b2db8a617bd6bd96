# The name of an attribute with capitals.
define d($fooBar = 1) { notify { "${fooBar}": } }
d { 'x': fooBar => 5 }
