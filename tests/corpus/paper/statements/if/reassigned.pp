# Fails: a conditional is no scope, so a variable cannot be assigned again in it.
$kind = 'small'
if 12 > 10 {
  $kind = 'large'
}
notify { $kind: }
