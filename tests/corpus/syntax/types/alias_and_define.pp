# An alias and a defined type with the same name.
type Foo = Integer
define foo { }
