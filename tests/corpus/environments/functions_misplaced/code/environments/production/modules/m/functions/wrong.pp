function m::right() { 1 }
