# The same as an argument.
f(notice { * => $x })
