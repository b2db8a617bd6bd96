# A type name is no name.
node Foo { }
