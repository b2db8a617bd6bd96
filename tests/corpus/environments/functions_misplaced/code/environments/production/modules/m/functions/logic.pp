function m::logic() { 1 }
notice(1)
