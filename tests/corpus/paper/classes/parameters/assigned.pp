# Fails: a parameter is a variable, and cannot be assigned again.
class site($port = 80) {
  $port = 81
  notify { 'site': message => $port }
}
include site
