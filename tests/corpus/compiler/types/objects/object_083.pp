# Object types and sets of types, case 83.
type A=Object[{}] type B=Object[{parent=>A}] notice(A==B) notice(B =~ Type[A]) notice(A =~ Type[B]) notice(B < A) notice(A<=A) notice(A<A)
