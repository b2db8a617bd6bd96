# A value by its key, or several.
$h = { a => 1, 'b' => { c => 2 }, 3 => 'three' }
notify { 'values': message => [$h[a], $h['b'][c], $h[3], $h['x'], $h[a, 3], $h[a, 'x', 3]] }
