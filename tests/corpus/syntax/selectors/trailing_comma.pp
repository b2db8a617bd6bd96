# A comma at the end.
$x = $a ? { 1 => 2, default => 3, }
