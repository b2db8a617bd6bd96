# What is returned is dropped; and so is what is not the last value.
class a {
  return([1, 2].reverse_each)
}
class b {
  $reversed = [1, 2].reverse_each
  notice('b')
}
include a, b
