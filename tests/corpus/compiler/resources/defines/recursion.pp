# A define declares itself with other titles, to an end.
define count(Integer $n) { notify { "n${n}": } if $n > 0 { count { "c${n}": n => $n - 1 } } }
count { 'start': n => 3 }
