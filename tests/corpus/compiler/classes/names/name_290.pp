# Fails: names that mean something to Puppet itself, case 290.
class component { } notify { 'a': require => Class['component'] }
