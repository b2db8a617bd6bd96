# Any expression.
f(1 + 2, $a ? { 1 => 2 }, if $b { 3 }, $c = 4, A[1] -> B[2], notify { 'd': })
