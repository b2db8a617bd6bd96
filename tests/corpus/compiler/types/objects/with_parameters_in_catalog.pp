# Parameterized types and their instances as attributes.
type A::Box = Object[{type_parameters => {size => Integer}, attributes => {size => Integer}}]
notify { 'x': message => A::Box(1) }
notify { 'y': message => [A::Box[1], A::Box] }
notice(A::Box(1))
