# Annotations of values and types, case 27.
type A = Object[{parent => Annotation, attributes => {id => Integer, value => String[1]}}]
type O = Object[{}]
$o = O({})
A.annotate($o) || { notice('yes'); {id=>2, value=>'v'}}
A.annotate($o) || { notice('no'); {id=>2, value=>'w'}}
notice(A.annotate($o).value)
