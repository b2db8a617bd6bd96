# Types of types and of syntax trees, case 261.
type A = TypeReference notice(A)
