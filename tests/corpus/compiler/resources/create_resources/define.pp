# Instances of a define from a hash.
define d($x) { notify { "${title}${x}": } }
create_resources(d, { a => { x => 1 }, b => { x => 2 } })
