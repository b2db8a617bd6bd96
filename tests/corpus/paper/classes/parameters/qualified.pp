# Parameters are variables of the class and have full names.
class site($port = 80) { notify { 'site': } }
class { 'site': port => 81 }
notify { 'port': message => $::site::port }
