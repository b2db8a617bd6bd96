$datacentre = 'north'

node /^web/ {
  include profile::web
}

node 'db01.example.com' {
  include profile::base
}
