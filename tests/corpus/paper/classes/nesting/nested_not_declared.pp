# Declaring a class does not declare the classes in it.
class outer {
  class inner { notify { 'inner': } }
  notify { 'outer': }
}
include outer
