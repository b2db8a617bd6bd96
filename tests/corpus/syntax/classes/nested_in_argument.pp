# Not in an argument.
f(class a { })
