node 'text' { include 'M::Sub' }
node 'declared' { class { 'M::Sub': } }
node 'define' { M::D { 'x': } }
node 'create' { create_resources('M::D', { 'x' => {} }) }
node 'contained' { contain('::m::sub') }
node 'reference' { include Class['m::sub'] }
node 'bare_type' { include M::Sub }
