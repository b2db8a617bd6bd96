# A parameter is no match variable.
f() |$1| { }
