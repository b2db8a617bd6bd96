# Fails: a class in a relationship.
class c { notify { 'c': } }
include c
notify { 'x': require => Class['c'], before => Class['main'] }
