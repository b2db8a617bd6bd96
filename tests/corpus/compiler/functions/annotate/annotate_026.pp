# Fails: Annotations of values and types, case 26.
type A = Object[{parent => Annotation, attributes => {id => Integer}}]
notice(annotate(A, [1]) |$x| { 1 })
