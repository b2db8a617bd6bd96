# Names that mean something to Puppet itself, case 351.
type Unit = Integer notice(Unit)
