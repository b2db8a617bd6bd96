# A lambda sees the outer value until it assigns its own.
$x = 'outer'
[1].each |$i| {
  $before = $x
  $x = 'inner'
  notify { "${before} ${x}": }
}
