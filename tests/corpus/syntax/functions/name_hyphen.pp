# Nor hyphens.
function foo-bar() { }
