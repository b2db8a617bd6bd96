# Type aliases.
type Port = Integer[1, 65535]
class site(Port $port = 80) { notify { 'site': message => $port } }
include site
