# A mistake that takes a while to find: the port is a string, since it comes from a fact.
class web(Integer $port) {
  notify { "listening on ${port}": }
}

node default {
  $offset = $facts['os']['release']['major']
  class { 'web': port => $offset }
}
