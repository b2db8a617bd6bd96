# Keys of a hash keep their kinds apart.
$h = { 1 => 'integer', '1' => 'string', 1.5 => 'float', true => 'boolean', undef => 'undef', [1] => 'array' }
notify { 'values': message => [$h[1], $h['1'], $h[1.5], $h[true], $h[undef], $h[[1]], $h[2]] }
