# Only the chosen value is evaluated.
$r = 'a' ? { 'a' => 'ok', 'b' => fail('no') }
notify { $r: }
