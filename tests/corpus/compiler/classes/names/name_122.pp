# Names that mean something to Puppet itself, case 122.
function resource() { 3 }
notice(resource())
