# Fails: names that mean something to Puppet itself, case 65.
function class() { 3 }
notice(class())
