# A resource is an effect, whatever it is in.
notify { 'a': }
[notify { 'b': }]
$x = 1
