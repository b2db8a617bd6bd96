# Within μPuppet, once its sugar is written out: `mupuppet step examples/sugar.pp` shows how.
$load = 5

if $load > 8 {
  $level = 'high'
} elsif $load > 4 {
  $level = 'medium'
} elsif $load > 2 {
  $level = 'low'
} else {
  $level = 'none'
}

notify { 'load': message => "The load is ${level}" }
