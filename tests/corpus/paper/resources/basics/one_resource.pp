# A resource with attributes of several kinds.
file { '/etc/motd':
  ensure  => 'file',
  content => 'Welcome',
  mode    => '0644',
  backup  => false,
}
