# Fails: `include` cannot give values to parameters.
class site($port) {
  notify { 'site': message => $port }
}
include site
