# Fails: a reference must name something.
class a {
  Class.then |$x| { { 'a' => $x } }
}
include a
