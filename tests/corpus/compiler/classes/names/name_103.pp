# Names that mean something to Puppet itself, case 103.
function whit() { 3 }
notice(whit())
