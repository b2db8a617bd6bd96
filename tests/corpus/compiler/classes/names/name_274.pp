# Names that mean something to Puppet itself, case 274.
class main($p=1) { notify { 'in': message => $p } } class { 'main': p => 3 } notice(Class['main']['p'])
