# Names that mean something to Puppet itself, case 84.
function stage() { 3 }
notice(stage())
