# Fails: a reference is no tag, and the message shows it without quotes.
class a {
  tag(['x', Notify['b']])
}
include a
