# Names that mean something to Puppet itself, case 260.
include settings
