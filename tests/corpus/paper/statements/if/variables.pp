# A conditional is no scope: what is assigned in it can be read after it.
$size = 12
if $size > 10 {
  $kind = 'large'
} else {
  $kind = 'small'
}
notify { $kind: }
