# A hash on the left.
{a => $b} = $c
