# Fails: names that mean something to Puppet itself, case 285.
class component { } include component
