# A default with a selector.
f() |$x = $a ? { 1 => 2 }, $y = [1]| { $x }
