# The word `default` is a name like others.
define some($default) { notice($default) }
create_resources('some', { 'a' => { default => 1 } })
