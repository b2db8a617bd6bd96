# A defined type, then an alias.
define foo { }
type Foo = Integer
