# Nor upper-case names.
function Foo() { }
