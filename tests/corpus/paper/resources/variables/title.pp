# The title is an expression.
$directory = '/srv/data'
file { $directory: ensure => 'directory' }
