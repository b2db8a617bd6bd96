node 'module_function' { notify { m::up('a'): } }
node 'environment_function' { notify { environment::hello('a'): } }
node 'plain_function' { notify { plain('a'): } }
node 'nested' { notify { m::deep::er('a'): } }
node 'alias' { class { 'm': port => 80 } }
node 'environment_alias' { notify { 'x': message => String(1 =~ Environment::Small) } }
node 'plain_alias' { notify { 'x': message => String(1 =~ Plain) } }
