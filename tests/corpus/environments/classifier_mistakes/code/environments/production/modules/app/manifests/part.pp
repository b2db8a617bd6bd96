define app::part {
  notify { "part ${title}": message => lookup('app::nothing') }
}
