# Fails: Annotations of values and types, case 19.
type A = Object[{parent => Annotation, attributes => {id => Integer}}]
notice(Pcore.annotate([1], {Integer => {id=>3}}))
