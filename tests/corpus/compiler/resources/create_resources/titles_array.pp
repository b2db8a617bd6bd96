# An array of titles as a key.
create_resources('notify', { ['a', 'b'] => { message => 'm' } })
