# A selector over an array.
$r = [1, 2] ? { [2, 1] => 'no', [1, Integer] => 'yes' }
notify { $r: }
