# Annotations of values and types, case 8.
type A = Object[{parent => Annotation, attributes => {id => Integer}}]
$o = 7
notice(A.annotate($o))
notice(annotate(A, $o, clear))
