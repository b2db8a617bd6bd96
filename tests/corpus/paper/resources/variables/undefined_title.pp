# Fails: the title reads a variable that is not defined.
file { $path: ensure => 'file' }
