# What the function gives.
$r = create_resources('notify', { a => {}, b => {} })
notify { "r ${r}": }
