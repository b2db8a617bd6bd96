# Arrays in hashes in arrays.
$x = [{a => [{b => []}]}]
