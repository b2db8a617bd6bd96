# Annotations of values and types, case 21.
type A = Object[{parent => Annotation, attributes => {id => Integer}}]
$o=A(1)
notice($o)
A.annotate($o,{id=>3})
notice(A.annotate($o))
