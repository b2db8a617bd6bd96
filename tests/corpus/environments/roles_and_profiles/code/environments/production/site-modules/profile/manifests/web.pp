class profile::web(Integer $port) {
  include nginx
  nginx::site { 'main': port => $port }
}
