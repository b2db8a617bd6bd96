# Fails: only types that inherit from Annotation annotate.
type Plain = Object[{}]
type Marked = Object[{annotations => {Plain => {}}}]
notice(Marked)
