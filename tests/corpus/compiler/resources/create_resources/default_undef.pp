# A default against undef.
create_resources('notify', { a => { message => undef } }, { message => 'd' })
