# Names that mean something to Puppet itself, case 17.
component { 'x': }
