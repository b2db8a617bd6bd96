# Fails: names that mean something to Puppet itself, case 13.
class component { class sub { notify { 'in': } } }
include component
include component::sub
