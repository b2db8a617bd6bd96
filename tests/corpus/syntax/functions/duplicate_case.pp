# Case in function names.
function fooBar() { }
function foobar() { }
