# A class's relationships stay with it.
class a { notify { 'a': } }
notify { 'first': }
class { 'a': require => Notify['first'] }
