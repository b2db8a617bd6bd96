# Fails: names that mean something to Puppet itself, case 280.
class a inherits main { } include a
