# Annotations of values and types, case 5.
type A = Object[{parent => Annotation, attributes => {id => Integer, value => String[1]}}]
type A2 = Object[{parent => Annotation, attributes => {id => Integer, value => String[1]}}]
type O = Object[{}]
$o = Pcore.annotate(O({}), {A => {id => 2, value => 'v'}, A2 => {id => 3, value => 'w'}})
notice(A.annotate($o).value)
notice(A2.annotate($o).value)
