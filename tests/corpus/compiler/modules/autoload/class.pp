# A class of a module is found by its name.
include m
include m::sub::deep
