# Annotations of values and types, case 1.
type A = Object[{parent => Annotation, attributes => {id => Integer, value => String[1]}}]
type O = Object[{}]
$o = O({})
A.annotate($o, {id=>2, value=>'v'})
notice(A.annotate($o).value)
notice(A.annotate($o))
A.annotate($o, {id=>2, value=>'w'})
notice(A.annotate($o).value)
notice(annotate(A, $o, clear).value)
notice(annotate(A, $o, clear))
notice(annotate(A, $o) == undef)
