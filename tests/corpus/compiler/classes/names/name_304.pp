# Fails: names that mean something to Puppet itself, case 304.
class component { } node default { include component }
