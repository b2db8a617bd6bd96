# A class from a hash.
class c($x) { notify { "c${x}": } }
create_resources('class', { c => { x => 1 } })
