# A title that is a number stays one in the code of a defined type.
define d($x = 1) { notify { "in ${title}": message => [type($title), type($name), $x] } }
create_resources('d', { 1 => {}, true => { 'x' => 2 } })
