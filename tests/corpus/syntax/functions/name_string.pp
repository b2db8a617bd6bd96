# Nor strings.
function 'foo'() { }
