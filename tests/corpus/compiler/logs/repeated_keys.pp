# A key that a hash has twice is shown as Ruby shows its value, not as it is written.
$numbers = { 0x10 => 1, 16 => 2, 2.50 => 3, 2.5 => 4 }
$others = { undef => 1, undef => 2, default => 3, default => 4, /x/ => 5, /x/ => 6 }
$collections = { [3, 'b', undef] => 1, [3, 'b', undef] => 2, { c => -1 } => 3, { 'c' => -1 } => 4 }
$texts = { "one\ttwo" => 1, "one\ttwo" => 2, '' => 3, "" => 4, three => 5, 'three' => 6 }
notice([$numbers, $others, $collections, $texts])
