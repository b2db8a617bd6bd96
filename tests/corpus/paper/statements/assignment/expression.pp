# The right side of an assignment is evaluated, and may use variables assigned before.
$base = 1000
$uid = $base + 2 * 3
$system = $uid < 1000
user { 'alice':
  uid    => $uid,
  system => $system,
}
