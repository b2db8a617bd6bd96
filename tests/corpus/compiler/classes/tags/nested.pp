# Tags of classes and what is in them.
class a::b { notify { 'x': } file { '/f': } }
class c { include a::b }
include c
