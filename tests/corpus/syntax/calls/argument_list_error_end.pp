# A syntax error at the end of the input wins, too.
'a', 'b'
if $c {
