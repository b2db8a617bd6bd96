# A class that was given as a parameter is included.
class a { notify { 'a': } }
class c($r) { include $r }
class { 'c': r => Class['a'] }
