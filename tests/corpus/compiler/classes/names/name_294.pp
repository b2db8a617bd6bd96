# Names that mean something to Puppet itself, case 294.
class a::component { notify { 'q': } } include a::component notify { 'z': require => Class['a::component'] }
