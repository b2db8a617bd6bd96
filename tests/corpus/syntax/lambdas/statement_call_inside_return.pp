# return in a lambda.
f() |$x| { return 1 }
