# Names that mean something to Puppet itself, case 318.
component { 'a': }
