# A define does not see groups of its declaration, but its parameters do.
define d($v) { notify { "define ${1} ${v}": } }
if 'abc' =~ /(b)/ { d { 'x': v => $1 } }
