# A function fits by its name.
function foo::function() { }
