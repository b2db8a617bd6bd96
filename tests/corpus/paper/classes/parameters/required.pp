# A parameter without default can be given.
class site($port) {
  notify { 'site': message => $port }
}
class { 'site': port => 8080 }
