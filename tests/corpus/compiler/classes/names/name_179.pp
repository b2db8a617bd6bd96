# Names that mean something to Puppet itself, case 179.
function error() { 3 }
notice(error())
