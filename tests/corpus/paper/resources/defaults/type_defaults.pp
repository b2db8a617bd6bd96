# Defaults for a type hold for the resources of the scope that come later.
File {
  owner => 'root',
  mode  => '0644',
}
file { '/etc/a': }
file { '/etc/b': owner => 'alice' }
