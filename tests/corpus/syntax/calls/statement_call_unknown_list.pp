# The error for a list says more.
foo 'a', 'b'
