# The condition of `unless` is any expression with a boolean value.
$memory = 512
unless $memory >= 1024 {
  $swap = $memory * 2
}
notify { 'swap': message => $swap }
