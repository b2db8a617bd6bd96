# Fails: names that mean something to Puppet itself, case 296.
class a { class component { } include component } include a
