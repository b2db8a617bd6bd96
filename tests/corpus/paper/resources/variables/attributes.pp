# Attributes take values from variables, arrays and hashes.
$limits = { 'soft' => 10, 'hard' => 20 }
$groups = ['staff', 'admin']
user { 'alice':
  uid    => $limits['hard'] + 1,
  gid    => $limits['soft'],
  groups => $groups,
  home   => $groups[1],
}
