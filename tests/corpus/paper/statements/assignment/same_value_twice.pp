# Fails: assigning the same value again is an error as well.
$colour = 'red'
$colour = 'red'
notify { $colour: }
