# With names that fit.
function foo::right() { }
