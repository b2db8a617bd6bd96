# The list of the inner block is found first.
'a', 'b'
if $c { 'd', 'e' }
