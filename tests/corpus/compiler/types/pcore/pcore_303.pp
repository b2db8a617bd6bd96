# Types of types and of syntax trees, case 303.
notice(Annotation)
