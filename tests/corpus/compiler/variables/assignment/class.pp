# Several variables from a class.
class c { $x = 1 $y = 2 }
include c
[$x, $y] = Class['c']
notify { "${x} ${y}": }
