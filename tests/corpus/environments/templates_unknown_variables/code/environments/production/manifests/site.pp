$a = $facts['inline'] ? { true => inline_template("<%= scope['m::x'] %>"), default => template('m/t.erb') }
include m
$b = inline_template("<%= scope['m::x'] %><%= scope.lookupvar('m::y') %><%= scope['::m::x'] %>")
notice($a, $b, of_scope('elsewhere'), of_scope('module_name'), of_scope('m::x'))
