# A call before braces.
f(1) { 'a': }
