# A class sees the parameters of the class that it inherits from.
class base($port = 80) { notify { 'base': message => $port } }
class derived($root = '/srv') inherits base {
  notify { 'derived': message => [$root, $port] }
}
class { 'derived': root => '/opt' }
