# The functions that may be called without parentheses.
require a
realize B['c']
include d
contain e
tag f
debug 'g'
info 'h'
notice 'i'
warning 'j'
err 'k'
fail 'l'
