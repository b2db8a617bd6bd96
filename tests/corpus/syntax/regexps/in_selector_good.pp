# In a selector, without flags.
$x = $a ? {
  /b/     => 1,
  default => 2,
}
