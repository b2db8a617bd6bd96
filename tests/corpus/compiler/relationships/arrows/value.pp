# The value of an arrow.
notify { ['a', 'b']: }
$x = Notify['a'] -> Notify['b']
notify { "${x}": }
