# Fails: names that mean something to Puppet itself, case 305.
class component { } contain 'component', 'component'
