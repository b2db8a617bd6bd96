# As an argument.
f($a ? { 1 => 2 }, $b ? 3 => 4)
