# Fails: an attribute that is set twice is noticed before the next one is evaluated.
notify { 'twice':
  path    => '/p',
  path    => [],
  message => fail('never'),
}
