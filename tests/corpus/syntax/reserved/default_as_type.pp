# default in braces.
default { a => 1 }
