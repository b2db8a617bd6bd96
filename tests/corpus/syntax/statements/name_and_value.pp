# A name that is no statement function, and a value.
foo 1
