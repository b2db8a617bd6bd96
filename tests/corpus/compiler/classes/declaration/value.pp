# What a class declaration gives is a reference to the resource, with its title.
class known($size = 3) { $inner = 'seen' }
class other::one { }
$made = class { ['known', 'other::one']: }
notice($made, type($made))
notify { 'values':
  message => [$made[0][size], $made[0] == Class['known'], "${made}"],
  require => $made,
}
[$inner] = $made[0]
notice($inner)
