# Names that mean something to Puppet itself, case 346.
type Pcore::Foo = Integer notice(Pcore::Foo)
