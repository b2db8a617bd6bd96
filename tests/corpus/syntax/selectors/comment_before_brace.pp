# A comment between question mark and brace.
$x = $a ? /* c */ { 1 => 2 }
