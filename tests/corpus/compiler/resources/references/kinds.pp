# What a reference is that was given as a parameter.
file { '/a': }
class c($r) { notify { 'x': message => [$r =~ File, $r =~ Resource, $r =~ Type, $r =~ Type[File], $r =~ String, $r == $r, $r in [$r]] } }
class { 'c': r => File['/a'] }
