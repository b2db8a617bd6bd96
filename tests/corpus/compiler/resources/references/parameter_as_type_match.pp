# Fails: the resource that a parameter holds is no type.
class look($at) {
  notice('x' =~ $at)
}
class { 'look': at => Notify['one'] }
