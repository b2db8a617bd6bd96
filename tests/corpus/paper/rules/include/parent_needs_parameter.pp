# Fails: IncPU includes the inherited class, which lacks a value for a parameter.
class base($colour) { notify { 'base': message => $colour } }
class derived inherits base { notify { 'derived': } }
include derived
