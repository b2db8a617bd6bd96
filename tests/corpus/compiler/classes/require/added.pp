# A requirement is added to those that are given.
class a { }
class c { require a }
notify { 'n': }
class { 'c': require => Notify['n'] }
