# Fails: Section 3.2.4, a defined type. Its template and the class `apache` are not part of the
# example.
define apache::vhost (Integer $port) {
  include apache
  file { "host":
    content => template('apache/vhost-default.conf.erb'),
    owner   => 'www'
  }
}
apache::vhost { 'main': port => 80 }
