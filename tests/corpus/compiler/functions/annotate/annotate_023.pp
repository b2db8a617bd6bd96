# Annotations of values and types, case 23.
type A = Object[{parent => Annotation, attributes => {id => Integer}}]
class c { $o = [1] A.annotate($o, {id=>1}) }
include c
notice(A.annotate($c::o))
