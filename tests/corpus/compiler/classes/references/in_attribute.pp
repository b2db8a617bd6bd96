# A reference as a value.
class a::b { }
include a::b
notify { 'x': message => Class['a::b'], require => Class['a::b'] }
