# Fails: both declarations of the defined type declare the same resource.
define lock {
  file { '/run/lock': ensure => 'file' }
}
lock { 'first': }
lock { 'second': }
