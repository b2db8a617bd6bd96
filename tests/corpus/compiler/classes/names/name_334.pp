# Names that mean something to Puppet itself, case 334.
define richdata { } richdata { 'a': } notify { 'z': require => Richdata['a'] }
