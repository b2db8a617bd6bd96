# A qualified name is always from the top.
class a::b { $x = 'ab' }
class b { $x = 'b' }
class a { include a::b include b notify { "${b::x} ${a::b::x} ${::b::x}": } }
include a
