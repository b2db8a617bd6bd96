# Facts with odd names and values, case 22.
# facts: {"x": -0.0, "y": 1e20, "z": 1e-20, "w": 1.0, "v": 1e308, "u": 0.1}
notice($x, $y, $z, $w, $v, $u, $y =~ Integer) notify { 'a': message => [$x,$y,$z,$w,$v,$u] }
