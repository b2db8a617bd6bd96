# Names that mean something to Puppet itself, case 348.
type Puppet::AST::Foo = Integer notice(Puppet::AST::Foo)
