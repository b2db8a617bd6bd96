# Names that mean something to Puppet itself, case 141.
function pcore() { 3 }
notice(pcore())
