# Fails: the last statement of a class must have an effect.
class outer {
  notify { 'outer': }
  [1, 2 + 3]
}
include outer
