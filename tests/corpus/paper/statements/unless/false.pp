# `unless` executes its part if the condition is false.
unless false {
  notify { 'executed': }
}
