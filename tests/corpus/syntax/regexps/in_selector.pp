# In a selector.
$x = $a ? {
  /b/     => 1,
  /c/i    => 2,
}
