# Fails: names that mean something to Puppet itself, case 307.
class b { } class component { notice('in') } include b, component
