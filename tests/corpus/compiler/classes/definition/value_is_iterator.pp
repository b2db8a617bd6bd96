# Fails: nobody wants the value of a class, but it is converted, and an iterator cannot be.
class a {
  $reversed = [1, 2].reverse_each
}
include a
