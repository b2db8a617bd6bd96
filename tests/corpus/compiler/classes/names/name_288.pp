# Fails: names that mean something to Puppet itself, case 288.
class component { } require component
