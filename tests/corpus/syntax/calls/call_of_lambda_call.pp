# Nor what a lambda returns.
f() |$x| { } (1)
