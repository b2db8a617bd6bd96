# `unless` and `if` in each other.
unless false {
  if true {
    unless 2 < 1 {
      notify { 'inner': }
    }
  }
}
