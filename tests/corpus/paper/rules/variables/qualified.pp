# QVar: `$::a::x` from anywhere, for a class with a qualified name as well.
class site::data::ports {
  $http = 80
  $https = $http + 363
}
define mark { notify { $title: message => $::site::data::ports::https } }
node default {
  include site::data::ports
  mark { 'one': }
}
