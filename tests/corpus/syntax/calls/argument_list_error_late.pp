# A list that belongs to nothing is found at the end of its block: a syntax error before that wins.
'a', 'b'
$x = = 1
