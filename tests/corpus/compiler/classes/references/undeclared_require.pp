# Fails: a class that is not declared is required.
class a { }
notify { 'x': require => Class['a'] }
