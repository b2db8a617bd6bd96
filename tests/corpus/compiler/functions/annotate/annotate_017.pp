# Annotations of values and types, case 17.
notice(Pcore)
notice(Annotation)
notice(type(Pcore))
