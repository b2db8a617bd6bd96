# A class may change resources of a class from which its parent inherits.
class base {
  file { '/etc/motd': owner => 'bob' }
}
class middle inherits base { notify { 'middle': } }
class derived inherits middle {
  File['/etc/motd'] { owner => 'alice' }
}
include derived
