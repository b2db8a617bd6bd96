node 'fine' { include m::good }
node 'outer' { include m::a::b }
node 'broken' { include m::bad }
