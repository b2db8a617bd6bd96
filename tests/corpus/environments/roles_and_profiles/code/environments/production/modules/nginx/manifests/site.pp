define nginx::site(Integer $port) {
  file { "/etc/nginx/${title}": content => "listen ${port};\n", notify => Service['nginx'] }
}
