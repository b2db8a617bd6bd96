function m::func() { 1 }
