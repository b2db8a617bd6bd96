function m::f() { 'of site' }
include m
