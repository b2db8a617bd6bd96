# Fails: Annotations of values and types, case 7.
type A = Object[{parent => Annotation, attributes => {id => Integer}}]
$o = 7
A.annotate($o, {id=>2})
notice(A.annotate($o))
