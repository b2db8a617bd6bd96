# Calls with parentheses.
f()
f(1)
f(1, 'a', $b)
f (1)
foo::bar(1)
::foo::bar(1)
