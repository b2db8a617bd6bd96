# Control, cases and values are expressions; only the chosen value is evaluated.
$two = 2
notify { 'chosen': message => $two * 2 ? {
  $two     => $nothing,
  $two + 2 => [$two, 'four'],
  default  => $nothing,
} }
