# A define of a module is found by its name.
m::d { 'x': }
