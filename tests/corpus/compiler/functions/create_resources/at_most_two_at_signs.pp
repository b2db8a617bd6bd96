# More than two make it a name that no type has.
create_resources('@@@notify', { 'a' => { message => 1 } })
