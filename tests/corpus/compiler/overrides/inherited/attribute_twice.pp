# Fails: what an override sets must be said once.
class a { file { '/a': mode => '0600' } }
class b inherits a {
  File['/a'] {
    mode => '0644',
    mode => undef,
  }
}
include b
