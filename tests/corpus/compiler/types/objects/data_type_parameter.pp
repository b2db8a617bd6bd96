# Fails: a parameter of a class is no instance of a data type in Ruby.
class c(Plain $p) { notice($p.a) }
class { 'c': p => 4 }
