# It is reported at the expression.
node "a ${1 + 2} $b" { }
