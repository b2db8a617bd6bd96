# A reference that is passed as a parameter is a resource in Puppet, and no reference any more: it
# is not equal to the reference, and matches itself. In μPuppet it is the value that was passed.
class look($at) {
  notify { 'result':
    message => [Notify['one'] == $at, $at ? { $at => 'matches', default => 'does not' }],
  }
}
notify { 'one': }
class { 'look': at => Notify['one'] }
