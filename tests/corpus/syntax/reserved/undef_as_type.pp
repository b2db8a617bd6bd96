# undef in braces.
undef { a => 1 }
