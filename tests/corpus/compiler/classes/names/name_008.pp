# Names that mean something to Puppet itself, case 8.
function component() { 3 }
notice(component())
