# Fails: Annotations of values and types, case 24.
type A = Object[{parent => Annotation, attributes => {id => Integer}}]
notice(annotate())
