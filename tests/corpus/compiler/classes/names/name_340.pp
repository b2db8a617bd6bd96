# Names that mean something to Puppet itself, case 340.
type Error = Integer notice(Error, 1 =~ Error)
