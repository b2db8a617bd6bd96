# A default may use the parameters before it.
class site($port = 80, $backup_port = $port + 8000) {
  notify { 'site': message => [$port, $backup_port] }
}
class { 'site': port => 81 }
