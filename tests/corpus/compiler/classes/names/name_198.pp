# Names that mean something to Puppet itself, case 198.
function annotation() { 3 }
notice(annotation())
