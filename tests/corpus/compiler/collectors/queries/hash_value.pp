# Fails: a collector by a value that is a hash.
define d($h) { notify { "d${title}": } }
@d { 'a': h => { k => 1 }; 'b': h => { k => 2 } }
D <| h == { k => 1 } |>
