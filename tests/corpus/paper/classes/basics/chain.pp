# Classes that include other classes.
class third { notify { 'third': } }
class second {
  include third
  notify { 'second': }
}
class first {
  include second
  include third
  notify { 'first': }
}
include first
