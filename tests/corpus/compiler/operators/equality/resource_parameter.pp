# A resource that a parameter holds is equal to itself and to another one with its type and title, and
# not to the reference: that is a type.
class look($at, $also, $other) {
  notify { 'result':
    message => [$at == $at, $at != $at, $at == $also, $at == $other, Notify['one'] == $at],
  }
}
notify { ['one', 'two']: }
class { 'look': at => Notify['one'], also => Notify['one'], other => Notify['two'] }
