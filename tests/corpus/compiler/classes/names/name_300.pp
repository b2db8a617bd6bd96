# Fails: names that mean something to Puppet itself, case 300.
# settings: {"strict": "error"}
class component { } include component
