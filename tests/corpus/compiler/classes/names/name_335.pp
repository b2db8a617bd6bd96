# Names that mean something to Puppet itself, case 335.
define rubymethod { } rubymethod { 'a': } notify { 'z': require => Rubymethod['a'] }
