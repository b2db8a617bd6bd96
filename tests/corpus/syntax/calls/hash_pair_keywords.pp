# Keywords as keys and values of pairs.
f(type => function, function => type)
