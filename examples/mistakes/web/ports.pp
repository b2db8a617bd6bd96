class web::ports (Hash $ports = { 'http' => 80, 'http' => 8080 }) {
  notice($ports)
}
