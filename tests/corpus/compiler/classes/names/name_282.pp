# Fails: names that mean something to Puppet itself, case 282.
class a inherits 'main' { } include a
