# An override with `undef` takes the attribute away.
class base {
  file { '/etc/motd': owner => 'bob', content => 'Welcome' }
}
class derived inherits base {
  File['/etc/motd'] { content => undef }
}
include derived
