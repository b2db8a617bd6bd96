# Fails: a relationship is added to a class.
class a { notify { 'a': } }
notify { 'x': }
include a
Class['a'] { require => Notify['x'] }
