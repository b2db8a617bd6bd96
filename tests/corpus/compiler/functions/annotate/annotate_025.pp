# Fails: Annotations of values and types, case 25.
type A = Object[{parent => Annotation, attributes => {id => Integer}}]
notice(annotate(A, [1], {id=>1}) || { 1 })
