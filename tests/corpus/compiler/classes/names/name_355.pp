# Names that mean something to Puppet itself, case 355.
type Anchor = Integer notice(Anchor)
