# IncD: two classes that include each other.
class ping {
  include pong
  notify { 'ping': }
}
class pong {
  include ping
  notify { 'pong': }
}
include ping
