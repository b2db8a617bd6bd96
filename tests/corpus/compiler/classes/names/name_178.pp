# Names that mean something to Puppet itself, case 178.
type Error = Integer[1,2]
notice(Error, 1 =~ Error)
