# What is in a Binary: bytes as numbers, texts and other Binaries; nothing else, and nothing fails.
$two = Binary('AXg=')
notify { 'found':
  message => [
    1 in $two, 1.0 in $two, 'x' in $two, Binary('eA==') in $two, $two in $two, '' in $two,
  ],
}
notify { 'not found':
  message => [
    2 in $two, 1.5 in $two, 257 in $two, -1 in $two, true in $two, undef in $two, 'X' in $two,
    [1] in $two, /x/ in $two, Integer in $two, 'é' in $two,
  ],
}
