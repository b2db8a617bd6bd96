# Fails: Annotations of values and types, case 16.
type A = Object[{parent => Annotation, attributes => {id => Integer}}]
$o = [1]
notice(A.annotate($o, 'x'))
