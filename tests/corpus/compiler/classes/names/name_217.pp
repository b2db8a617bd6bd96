# Names that mean something to Puppet itself, case 217.
function facts() { 3 }
notice(facts())
