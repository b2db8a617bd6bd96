# Pairs in the braces.
$a.b { c => 1 }
