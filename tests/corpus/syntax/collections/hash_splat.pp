# A hash cannot be unfolded in a hash.
$x = {* => $a}
