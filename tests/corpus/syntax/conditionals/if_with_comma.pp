# A condition is one expression.
if $a, $b { }
