# Object types and sets of types, case 18.
type MyObject = Object[{functions => {'[]' => Callable[[Integer],Integer]}}]
notice(MyObject)
