# Annotations of values and types, case 18.
type A = Object[{parent => Annotation, attributes => {id => Integer}}]
notice(Pcore.annotate([1], {A => {id=>3}}))
