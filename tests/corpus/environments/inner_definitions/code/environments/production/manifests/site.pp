node 'inner' { include m::inner }
node 'function' { include m notify { m::f(): } }
node 'type' { include m notify { 'x': message => 1 =~ M::T } }
node 'site' { notify { site::f(): message => 1 =~ Mine } }
