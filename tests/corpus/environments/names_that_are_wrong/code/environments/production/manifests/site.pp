node 'empty' { include '' }
node 'trailing' { include 'a::' }
node 'blank' { include 'a b' }
node 'star' { include 'm::*' }
node 'upwards' { include 'm::../../x' }
node 'define' { include m::d }
node 'class' { m::c { 'x': } }
