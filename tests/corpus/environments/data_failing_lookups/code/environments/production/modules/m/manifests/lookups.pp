class m::lookups {
  $y = lookup('none')
}
