define app::d($x = 'default') {
  notify { $title: message => $x }
}
