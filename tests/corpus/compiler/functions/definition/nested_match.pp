# The groups of a match in a function are its own.
function f($s) { if $s =~ /(.)$/ { $1 } }
if 'abc' =~ /(b)/ { notify { "${f('xyz')} ${1}": } }
