# Names that mean something to Puppet itself, case 295.
class component::a { notify { 'q': } } include component::a notify { 'z': require => Class['component::a'] }
