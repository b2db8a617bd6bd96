# Literal arrays, hashes and regular expressions as keys.
$x = {[1, a] => 1, [1, 'a'] => 2, {b => 1} => 3, {b => 1} => 4, /c/ => 5, /c/ => 6}
