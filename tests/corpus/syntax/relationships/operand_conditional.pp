# Conditionals and selectors.
$a ? { 1 => A['a'] } -> if $b { B['b'] }
case $c { default: { C['c'] } } -> D['d']
