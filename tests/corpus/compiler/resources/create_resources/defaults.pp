# Resources from a hash with defaults.
create_resources('notify', { a => { message => 'own' }, b => {} }, { message => 'd', withpath => true })
