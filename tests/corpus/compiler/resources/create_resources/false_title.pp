# Fails: false is no title.
define some($x = 1) { }
create_resources('some', { false => {} })
