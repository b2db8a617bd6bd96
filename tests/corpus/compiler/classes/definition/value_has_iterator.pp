# Fails: neither can what holds an iterator.
class a {
  if true { [[1, 2].reverse_each].then |$x| { $x } }
}
class { 'a': }
