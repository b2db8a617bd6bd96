# `unless` does nothing if the condition is true.
unless true {
  notify { 'skipped': }
}
notify { 'after': }
