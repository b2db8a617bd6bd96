# HaExp and HEleI as printed do not change their term, so a hash would never become a value.
$two = 2
notify { 'result': message => { 'first' => $two, 'second' => $two + 1, 'third' => [$two * 2] } }
