# Fails: Annotations of values and types, case 6.
type A = Object[{parent => Annotation, attributes => {id => Integer}}]
$o = 'abc'
A.annotate($o, {id=>2})
notice(A.annotate($o))
