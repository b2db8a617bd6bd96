# Access to what access gives.
$d = { users => [{ name => 'alice', groups => [a, b] }] }
notify { "${d['users'][0]['name']} ${d[users][0][groups][-1]}": }
