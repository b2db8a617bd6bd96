# Functions have a directory of their own.
function foo::bar() { }
