# Fails: more than two at signs are part of a name that no type has.
create_resources('@@@notify', { 'a' => { message => 1 } })
