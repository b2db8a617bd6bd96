# Fails: a parameter without default is not given.
class site($port) {
  notify { 'site': message => $port }
}
class { 'site': }
