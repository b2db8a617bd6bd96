# abs
abs(-5)
#=> {"value": 5, "type": "Integer[5, 5]"}
abs(5)
#=> {"value": 5, "type": "Integer[5, 5]"}
abs(-5.5)
#=> {"value": {"Float": "5.5"}, "type": "Float[5.5, 5.5]"}
abs('-5')
#=> {"value": 5, "type": "Integer[5, 5]"}
abs('5.25')
#=> {"value": {"Float": "5.25"}, "type": "Float[5.25, 5.25]"}
abs('-0.5')
#=> {"value": {"Float": "0.5"}, "type": "Float[0.5, 0.5]"}
abs('-007')
#=> {"value": 7, "type": "Integer[7, 7]"}
abs("1\n2")
#=> {"value": 1, "type": "Integer[1, 1]"}
abs("x\n-2")
#=> {"value": 0, "type": "Integer[0, 0]"}
abs("1.5\nx")
#=> {"value": {"Float": "1.5"}, "type": "Float[1.5, 1.5]"}
abs('abc')
#=> {"error": "Error while evaluating a Function Call, abs(): Requires float or integer to work with - was given non decimal string"}
abs('1e3')
#=> {"error": "Error while evaluating a Function Call, abs(): Requires float or integer to work with - was given non decimal string"}
abs('')
#=> {"error": "Error while evaluating a Function Call, abs(): Requires float or integer to work with - was given non decimal string"}
abs(undef)
#=> {"error": "Error while evaluating a Function Call, 'abs' parameter 'val' expects a value of type Numeric or String, got Undef"}
abs([1])
#=> {"error": "Error while evaluating a Function Call, 'abs' parameter 'val' expects a value of type Numeric or String, got Tuple"}
abs(true)
#=> {"error": "Error while evaluating a Function Call, 'abs' parameter 'val' expects a value of type Numeric or String, got Boolean"}
abs()
#=> {"error": "Error while evaluating a Function Call, 'abs' expects 1 argument, got none"}
abs(1, 2)
#=> {"error": "Error while evaluating a Function Call, 'abs' expects 1 argument, got 2"}
# ceiling and floor
ceiling(1.2)
#=> {"value": 2, "type": "Integer[2, 2]"}
ceiling(-1.2)
#=> {"value": -1, "type": "Integer[-1, -1]"}
ceiling(5)
#=> {"value": 5, "type": "Integer[5, 5]"}
ceiling('1.2')
#=> {"value": 2, "type": "Integer[2, 2]"}
ceiling('-1.2')
#=> {"value": -1, "type": "Integer[-1, -1]"}
ceiling(' 1.2 ')
#=> {"value": 2, "type": "Integer[2, 2]"}
ceiling('0x1A')
#=> {"value": 26, "type": "Integer[26, 26]"}
ceiling('1e3')
#=> {"value": 1000, "type": "Integer[1000, 1000]"}
ceiling('1_000.5')
#=> {"value": 1001, "type": "Integer[1001, 1001]"}
ceiling('1__0')
#=> {"error": "Error while evaluating a Function Call, ceiling(): cannot convert given value to a floating point value."}
ceiling('abc')
#=> {"error": "Error while evaluating a Function Call, ceiling(): cannot convert given value to a floating point value."}
ceiling('')
#=> {"error": "Error while evaluating a Function Call, ceiling(): cannot convert given value to a floating point value."}
ceiling('1.')
#=> {"error": "Error while evaluating a Function Call, ceiling(): cannot convert given value to a floating point value."}
ceiling('.5')
#=> {"value": 1, "type": "Integer[1, 1]"}
ceiling(true)
#=> {"error": "Error while evaluating a Function Call, 'ceiling' parameter 'val' expects a value of type Numeric or String, got Boolean"}
ceiling(undef)
#=> {"error": "Error while evaluating a Function Call, 'ceiling' parameter 'val' expects a value of type Numeric or String, got Undef"}
floor(1.8)
#=> {"value": 1, "type": "Integer[1, 1]"}
floor(-1.2)
#=> {"value": -2, "type": "Integer[-2, -2]"}
floor(5)
#=> {"value": 5, "type": "Integer[5, 5]"}
floor('1.8')
#=> {"value": 1, "type": "Integer[1, 1]"}
floor('-1.8')
#=> {"value": -2, "type": "Integer[-2, -2]"}
floor('0x1.8p1')
#=> {"value": 3, "type": "Integer[3, 3]"}
floor('0b11')
#=> {"error": "Error while evaluating a Function Call, floor(): cannot convert given value to a floating point value."}
floor('abc')
#=> {"error": "Error while evaluating a Function Call, floor(): cannot convert given value to a floating point value."}
floor([])
#=> {"error": "Error while evaluating a Function Call, 'floor' parameter 'val' expects a value of type Numeric or String, got Array"}
floor(1, 2)
#=> {"error": "Error while evaluating a Function Call, 'floor' expects 1 argument, got 2"}
# round
round(2.5)
#=> {"value": 3, "type": "Integer[3, 3]"}
round(2.4)
#=> {"value": 2, "type": "Integer[2, 2]"}
round(-2.5)
#=> {"value": -3, "type": "Integer[-3, -3]"}
round(-2.4)
#=> {"value": -2, "type": "Integer[-2, -2]"}
round(0)
#=> {"value": 0, "type": "Integer[0, 0]"}
round(7)
#=> {"value": 7, "type": "Integer[7, 7]"}
round(-7)
#=> {"value": -7, "type": "Integer[-7, -7]"}
round('2')
#=> {"error": "Error while evaluating a Function Call, 'round' parameter 'val' expects a Numeric value, got String"}
round(undef)
#=> {"error": "Error while evaluating a Function Call, 'round' parameter 'val' expects a Numeric value, got Undef"}
# max
max(1, 2, 3)
#=> {"value": 3, "type": "Integer[3, 3]"}
max(1, 2.5)
#=> {"value": {"Float": "2.5"}, "type": "Float[2.5, 2.5]"}
max(2, 2.0)
#=> {"value": 2, "type": "Integer[2, 2]"}
max(2.0, 2)
#=> {"value": {"Float": "2.0"}, "type": "Float[2.0, 2.0]"}
max('a', 'b')
#=> {"value": "b", "type": "String"}
max('B', 'a')
#=> {"value": "a", "type": "String"}
max('1', '10', '9')
#=> {"value": "10", "type": "String"}
max('1', 'a')
#=> {"value": "a", "type": "String"}
max('1.5', '1_0')
#=> {"value": "1_0", "type": "String"}
max('1e2', '99')
#=> {"value": "1e2", "type": "String"}
max('1', '2', 'a')
#=> {"value": "a", "type": "String"}
max([1, 5, 3])
#=> {"value": 5, "type": "Integer[5, 5]"}
max(['1', '12', '3'])
#=> {"value": "12", "type": "String"}
max(['a', 'c', 'b'])
#=> {"value": "c", "type": "String"}
max([1, 'a'])
#=> {"value": "a", "type": "String"}
max(1, 'a')
#=> {"value": "a", "type": "String"}
max('9', 10)
#=> {"value": 10, "type": "Integer[10, 10]"}
max('10', 9)
#=> {"value": "10", "type": "String"}
max([1, 2], [1, 3])
#=> {"value": [1, 3], "type": "Tuple[Integer[1, 1], Integer[3, 3]]"}
max([[1, 2], [1, 3]])
#=> {"value": [1, 3], "type": "Tuple[Integer[1, 1], Integer[3, 3]]"}
max(undef, 'a')
#=> {"value": "a", "type": "String"}
max(true, 'a')
#=> {"value": true, "type": "Boolean[true]"}
max([])
#=> {"error": "Error while evaluating a Function Call, max(): Wrong number of arguments need at least one"}
max()
#=> {"error": "Error while evaluating a Function Call, max(): Wrong number of arguments need at least one"}
max({a => 1})
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
max({a => 1}, {b => 2})
#=> {"value": {"Hash": [["b", 2]]}, "type": "Struct[{'b' => Integer[2, 2]}]"}
max(1, 2) |$a, $b| { compare($b, $a) }
#=> {"value": 1, "type": "Integer[1, 1]"}
max([1, 2, 3]) |$a, $b| { compare($b, $a) }
#=> {"value": 1, "type": "Integer[1, 1]"}
max(['a', 'bbb', 'cc']) |$a, $b| { compare($a.length, $b.length) }
#=> {"value": "bbb", "type": "String"}
max([]) |$a, $b| { 1 }
#=> {"value": null, "type": "Undef"}
max('a', 'bb', 'c') |$a, $b| { compare($a.length, $b.length) }
#=> {"value": "bb", "type": "String"}
max(1, 2) |$a| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
max([1, 2]) |$a| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
max([1, 2]) |$a, $b| { 'x' }
#=> {"error": "Error while evaluating a Function Call, comparison of String with 0 failed"}
# min
min(1, 2, 3)
#=> {"value": 1, "type": "Integer[1, 1]"}
min(3, 2.5)
#=> {"value": {"Float": "2.5"}, "type": "Float[2.5, 2.5]"}
min('a', 'b')
#=> {"value": "a", "type": "String"}
min('B', 'a')
#=> {"value": "B", "type": "String"}
min('1', '10', '9')
#=> {"value": "1", "type": "String"}
min('10', '9')
#=> {"value": "9", "type": "String"}
min([1, 5, 3])
#=> {"value": 1, "type": "Integer[1, 1]"}
min(['1', '12', '3'])
#=> {"value": "1", "type": "String"}
min(['10', '9'])
#=> {"value": "9", "type": "String"}
min([1, 'a'])
#=> {"value": 1, "type": "Integer[1, 1]"}
min('9', 10)
#=> {"value": "9", "type": "String"}
min([])
#=> {"error": "Error while evaluating a Function Call, min(): Wrong number of arguments need at least one"}
min()
#=> {"error": "Error while evaluating a Function Call, min(): Wrong number of arguments need at least one"}
min(undef, 'a')
#=> {"value": null, "type": "Undef"}
min([1, 2, 3]) |$a, $b| { compare($b, $a) }
#=> {"value": 3, "type": "Integer[3, 3]"}
min('a', 'bb', 'c') |$a, $b| { compare($b.length, $a.length) }
#=> {"value": "bb", "type": "String"}
