# The resource that a parameter holds is no type, though its type is one.
class look($at, $class) {
  notice(Struct[{ a => $at }], Callable[$at], Deferred('x', [$at]))
  notice($at =~ Object, $at =~ Type, $at =~ Type[CatalogEntry], Notify['one'] =~ Object)
  tree_each([$at]) |$path, $value| { notice($path, $value) }
  notice(defined($at), defined($class), defined(Class['settings']))
}
class { 'look':
  at    => Notify['one'],
  class => Class['settings'],
}
notify { 'one': }
