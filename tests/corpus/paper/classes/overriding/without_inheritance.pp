# Fails: only a class that inherits may change an attribute.
class base {
  file { '/etc/motd': owner => 'bob' }
}
class other {
  File['/etc/motd'] { owner => 'alice' }
}
include base
include other
