# Fails: a variable is assigned once in a scope.
$colour = 'red'
$colour = 'blue'
notify { $colour: }
