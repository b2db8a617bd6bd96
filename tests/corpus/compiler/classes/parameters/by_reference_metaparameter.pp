# A metaparameter is read through a reference.
class a { }
class { 'a': tag => 'blue' }
notify { 'v': message => [Class['a']['tag'], Class['a']['noop']] }
