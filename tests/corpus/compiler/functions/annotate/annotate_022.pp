# Annotations of values and types, case 22.
type A = Object[{parent => Annotation, attributes => {id => Integer}}]
type B = Object[{parent=>A, attributes => {x=>Integer}}]
$o=[1]
B.annotate($o,{id=>3,x=>4})
notice(A.annotate($o))
notice(B.annotate($o))
