# Fails: two classes that inherit from one change the same attribute.
class base {
  file { '/etc/motd': owner => 'bob' }
}
class left inherits base { File['/etc/motd'] { owner => 'left' } }
class right inherits base { File['/etc/motd'] { owner => 'right' } }
include left
include right
