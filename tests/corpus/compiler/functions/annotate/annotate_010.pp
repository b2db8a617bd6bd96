# Annotations of values and types, case 10.
type A = Object[{parent => Annotation, attributes => {id => Integer}}]
$o = [1,2]
A.annotate($o, {id=>2})
notice(A.annotate($o))
