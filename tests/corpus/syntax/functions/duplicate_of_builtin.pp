# The name of a function that comes with Puppet.
function notice($x) { }
