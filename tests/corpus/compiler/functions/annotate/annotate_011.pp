# Annotations of values and types, case 11.
type A = Object[{parent => Annotation, attributes => {id => Integer}}]
$o = {a=>1}
A.annotate($o, {id=>2})
notice(A.annotate($o))
notice(A.annotate({a=>1}))
