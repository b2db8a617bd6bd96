# The values of chains are arrays.
notify { ['a', 'b', 'c']: }
$x = [Notify['a'], Notify['a']] -> [Notify['b'], Notify['c']]
$y = Notify['a'] -> []
notify { "${x} ${y}": }
