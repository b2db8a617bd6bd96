# Annotations of values and types, case 4.
type A = Object[{parent => Annotation, attributes => {id => Integer, value => String[1]}}]
type A2 = Object[{parent => Annotation, attributes => {id => Integer, value => String[1]}}]
type O = Object[{annotations => {A => {id=>2, value=>'v'}}}]
notice(A.annotate(O).value)
notice(A2.annotate(O, {id=>3, value=>'w'}).value)
notice(A2.annotate(O).value)
