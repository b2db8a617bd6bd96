function m::f() { 'of module' }
