# Nor a defined type on the right.
A['a'] -> define b { }
