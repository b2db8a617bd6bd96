# Fails: Annotations of values and types, case 13.
type A = Object[{parent => Annotation, attributes => {id => Integer}}]
$o = [1]
notice(A.annotate($o, {id=>'x'}))
