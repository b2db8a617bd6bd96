# Fails: the resource that a parameter holds is no type.
class look($at) {
  notice(Resource[$at, 'x'])
}
class { 'look': at => Notify['one'] }
