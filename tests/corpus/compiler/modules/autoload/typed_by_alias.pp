# Types of parameters come from another module.
class { 'a': p => 80 }
