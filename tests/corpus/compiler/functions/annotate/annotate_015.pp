# Annotations of values and types, case 15.
type A = Object[{parent => Annotation, attributes => {id => Integer}}]
$o = [1]
notice(A.annotate($o) || { undef })
