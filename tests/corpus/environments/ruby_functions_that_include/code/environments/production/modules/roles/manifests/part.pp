define roles::part($count) {
  notify { "part ${count}": message => 1 + $title }
}
