# Fails: a default cannot use the parameters after it.
class site($backup_port = $port + 8000, $port = 80) {
  notify { 'site': message => [$port, $backup_port] }
}
include site
