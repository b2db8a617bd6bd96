# Arrays and hashes as arguments.
define d(Array $l, Hash $h) { notify { "${l} ${h}": } }
d { 'x': l => [1, [2]], h => { a => { b => 1 } } }
