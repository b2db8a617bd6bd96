# QVar: a variable of one class and another class may have the same full name.
class a { $b = 'variable' }
class a::b { $c = 'class' }
include a
include a::b
notify { 'both': message => [$::a::b, $::a::b::c] }
