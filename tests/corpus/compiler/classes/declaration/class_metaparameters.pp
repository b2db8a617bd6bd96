# Metaparameters of a class are handed down.
class a { notify { 'a': } file { '/a': tag => 'own' } }
class { 'a': tag => ['x', 'y'], noop => true, loglevel => 'debug' }
