# The value of an override.
file { '/f': }
$x = File['/f'] { mode => '0600' }
notify { "${x}": }
