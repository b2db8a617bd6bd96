# Fails: a class that is not declared.
class c { }
notify { 'x': require => Class['c'] }
