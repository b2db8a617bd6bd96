# Values of all kinds.
foo { 'a':
  b => 1 + 2,
  c => [1, 2],
  d => {e => 1},
  f => g(1),
  h => $i ? { 1 => 2 },
  j => if $k { 1 } else { 2 },
  l => K['m'],
  n => undef,
  o => $p.q |$r| { $r },
  s => /t/,
  u => case $v { default: { 1 } },
}
