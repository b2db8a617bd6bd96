# The address of this machine.
function profile::url(String $scheme, Integer $port) >> String {
  $default = { 'http' => 80, 'https' => 443 }
  if $default[$scheme] == $port {
    return("${scheme}://${facts['networking']['fqdn']}/")
  }
  "${scheme}://${facts['networking']['fqdn']}:${port}/"
}
