# Three parameters are shown by name.
type A::Box = Object[{type_parameters => {size => Integer, b => String, c => Integer}, attributes => {size => Integer, b => String, c => Integer}}]
notify { 'y': message => [A::Box[1], A::Box[{b => x}], A::Box[default, 'x', 3]] }
notice(A::Box[1], A::Box[{b => x}], A::Box(1,'x',3))
