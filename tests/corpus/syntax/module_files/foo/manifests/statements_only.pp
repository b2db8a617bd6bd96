# Statements alone.
notice 'a'
$x = 1
