# References in the keys of hashes are texts, however deep they are.
notify { 'keys':
  message => {
    [[Notify['n']], undef]     => '',
    { 1 => Class['settings'] } => [true],
    1.5                        => Notify['n'],
  },
}
