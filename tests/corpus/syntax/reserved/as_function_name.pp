# As a function name.
function attr() { }
