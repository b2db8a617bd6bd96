# Names that mean something to Puppet itself, case 352.
type Main = Integer notice(Main)
