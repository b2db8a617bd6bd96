# Fails: Annotations of values and types, case 3.
type A = Object[{parent => Annotation, attributes => {id => Integer, value => String[1]}}]
type O = Object[{annotations => {A => {id=>2, value=>'v'}}}]
notice(A.annotate(O).value)
notice(A.annotate(O, {id=>3, value=>'w'}).value)
