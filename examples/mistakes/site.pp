class ntp ($servers, $port = 123, $servers = []) {
  $Port = $port + 1
}
