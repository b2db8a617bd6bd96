# Annotations of values and types, case 12.
type A = Object[{parent => Annotation, attributes => {id => Integer}}]
A.annotate(Integer, {id=>2})
notice(A.annotate(Integer))
notice(A.annotate(Integer[1,2]))
