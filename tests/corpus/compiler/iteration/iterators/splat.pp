# An iterator is unfolded.
$r = [1, 2, 3].reverse_each
notify { 'v': message => [*$r] }
