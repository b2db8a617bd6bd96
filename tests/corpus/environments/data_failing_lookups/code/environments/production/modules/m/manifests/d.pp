define m::d {
  notify { $title: message => lookup('none') }
}
