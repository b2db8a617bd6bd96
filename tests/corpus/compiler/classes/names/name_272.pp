# Names that mean something to Puppet itself, case 272.
class main { notify { 'in': } } include 'main' Class['main'] -> notify { 'z': }
