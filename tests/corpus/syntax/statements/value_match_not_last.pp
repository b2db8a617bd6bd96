# A match has an effect.
$b =~ /c/
$a = 1
