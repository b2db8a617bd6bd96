# A type name before the braces.
if Foo { $x = 1 }
