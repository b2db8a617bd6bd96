# Names that mean something to Puppet itself, case 270.
class main { notify { 'in': } } class { 'main': }
