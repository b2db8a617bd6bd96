# Fails: a parameter without default needs a value.
define site($port) {
  notify { $title: message => $port }
}
site { 'main': }
