# Fails: Annotations of values and types, case 20.
type A = Object[{parent => Annotation, attributes => {id => Integer}}]
notice(Pcore.annotate([1]))
