# Fails: names that mean something to Puppet itself, case 1.
class component { notify { 'in': } }
include component
