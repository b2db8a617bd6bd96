# A type name as a title.
class { Foo: }
