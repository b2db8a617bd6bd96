# Parentheses are not needed but may be.
if ($a) { $x = 1 }
if($b){$y = 1}
