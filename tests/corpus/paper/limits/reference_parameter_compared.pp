# Fails: Puppet itself breaks when it compares a reference that was passed as a parameter with
# another one.
class look($at) { notify { 'result': message => $at == Notify['one'] } }
notify { 'one': }
class { 'look': at => Notify['one'] }
