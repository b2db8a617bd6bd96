# Nested classes are fine.
class foo::nested {
  class inner { }
}
