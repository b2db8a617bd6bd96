# Fails: the resource that a parameter holds is no type.
class look($at) {
  notice(Variant[$at, Integer])
}
class { 'look': at => Notify['one'] }
