# A defined type without parameters: its body is processed for each declaration.
define mark {
  notify { $title: }
}
mark { 'one': }
mark { 'two': }
