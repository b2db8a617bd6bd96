# Fails: a type that nobody knows as the name of a class.
class baz { }
include baz
notify { 'x': require => Class[Baz] }
