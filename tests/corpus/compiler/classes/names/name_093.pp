# Names that mean something to Puppet itself, case 93.
stage { 'x': }
