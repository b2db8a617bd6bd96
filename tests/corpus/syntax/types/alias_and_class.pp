# An alias and a class with the same name.
type Foo = Integer
class foo { }
