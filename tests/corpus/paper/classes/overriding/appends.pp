# An override with `+>` adds to the value.
class base {
  user { 'alice': groups => ['staff'] }
}
class derived inherits base {
  User['alice'] { groups +> ['admin'] }
}
include derived
