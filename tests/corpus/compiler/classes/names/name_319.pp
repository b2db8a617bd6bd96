# Names that mean something to Puppet itself, case 319.
component { 'Notify[a]': }
