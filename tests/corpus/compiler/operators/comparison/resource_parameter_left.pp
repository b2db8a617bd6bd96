# Fails: a resource that a parameter holds has no order.
class look($at) { notify { 'result': message => $at < Notify['one'] } }
notify { 'one': }
class { 'look': at => Notify['one'] }
