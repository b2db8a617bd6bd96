# A splat as a title.
$t = [a, b]
notify { *$t: }
