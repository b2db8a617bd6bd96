# Fails: the resource that a parameter holds is no type.
class look($at) {
  notice(Optional[$at])
}
class { 'look': at => Notify['one'] }
