# Nor upper-case names.
define Foo { }
