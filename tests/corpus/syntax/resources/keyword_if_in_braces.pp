# A keyword that starts an expression.
file { if : }
