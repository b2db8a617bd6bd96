node 'own' { include m::own }
node 'outer' { include m::outer::inner }
node 'init' { include m::in_init }
node 'nested' { include m::a::b::c }
node 'relative' { include ::m::caller }
node 'define' { m::thing { 'x': } m::group::thing { 'y': } }
node 'inherits' { include m::child }
