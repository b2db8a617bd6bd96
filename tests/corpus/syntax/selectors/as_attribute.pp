# As an attribute's value, with and without braces.
notify { 'a':
  message => $b ? { 1 => 'c', default => 'd' },
  tag     => $b ? 1 => 'e',
  noop    => true,
}
