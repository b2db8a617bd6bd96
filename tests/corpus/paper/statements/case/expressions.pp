# Control and branches are expressions; a branch after the first match is not evaluated.
$two = 2
case $two + 1 {
  $two:     { notify { 'two': } }
  $two + 1: { notify { 'three': } }
  $nothing: { notify { 'never': } }
}
