# By a class's name, what it inherits is found.
class a { $x = 'ax' }
class b inherits a { }
include b
notify { "${b::x}": }
