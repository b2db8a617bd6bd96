# Fails: a number is the name of no class.
create_resources('class', { 1 => {} })
