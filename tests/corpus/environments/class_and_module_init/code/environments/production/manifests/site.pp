class m { notify { 'of site': } }
include m
include m::sub
