node 'web1.example.com' {
  include ntp
}
