# Fails: Annotations of values and types, case 9.
type A = Object[{parent => Annotation, attributes => {id => Integer}}]
$o = undef
A.annotate($o, {id=>2})
notice(A.annotate($o))
