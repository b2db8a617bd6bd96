# A class may change attributes of resources of the class that it inherits from.
class base {
  file { '/etc/motd': owner => 'bob', content => 'Welcome' }
}
class derived inherits base {
  File['/etc/motd'] { owner => 'alice' }
}
include derived
