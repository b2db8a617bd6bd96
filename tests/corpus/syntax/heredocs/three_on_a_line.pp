# Three heredocs on one line, with margins.
$x = [@(A), @("B"), @(C)]
  a
  | A
  b ${c}
  | B
  d
  |- C
