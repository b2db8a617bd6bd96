# How values are written in strings.
notify { 'x': message => "${(undef)}|${(true)}|${[1, 'a', undef, [true]]}|${{ a => 1, 'b' => 'x' }}|${(1.50)}|${(default)}|${Integer[1, 2]}|${/a.b/}" }
