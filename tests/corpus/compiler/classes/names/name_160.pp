# Names that mean something to Puppet itself, case 160.
function deferred() { 3 }
notice(deferred())
