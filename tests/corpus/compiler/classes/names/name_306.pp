# Fails: names that mean something to Puppet itself, case 306.
class component { notice('in') } include component, component
