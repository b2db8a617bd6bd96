# A reference as text.
class a::b { }
include a::b
notify { "${Class['a::b']} ${Class['A::B']} ${Class[a::b]}": }
