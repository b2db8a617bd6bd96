# Resources from a hash.
create_resources('notify', { a => { message => 'm' }, b => {} })
