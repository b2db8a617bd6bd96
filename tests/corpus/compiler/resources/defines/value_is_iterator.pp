# Fails: the value of a defined type is converted, and an iterator cannot be.
define a() {
  $reversed = [1, 2].reverse_each
}

a { 'x': }
