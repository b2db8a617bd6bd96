# Fails: the word break in a define.
define d { break() }
d { 'x': }
