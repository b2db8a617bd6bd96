# Names that mean something to Puppet itself, case 46.
function settings() { 3 }
notice(settings())
