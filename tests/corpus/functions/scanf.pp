scanf('42', '%i')
#=> {"value": [42], "type": "Tuple[Integer[42, 42]]"}
scanf('42 abc', '%d %s')
#=> {"value": [42, "abc"], "type": "Tuple[Integer[42, 42], String]"}
scanf('-42', '%d')
#=> {"value": [-42], "type": "Tuple[Integer[-42, -42]]"}
scanf('+42', '%d')
#=> {"value": [42], "type": "Tuple[Integer[42, 42]]"}
scanf('0x1f', '%i')
#=> {"value": [31], "type": "Tuple[Integer[31, 31]]"}
scanf('017', '%i')
#=> {"value": [15], "type": "Tuple[Integer[15, 15]]"}
scanf('0', '%i')
#=> {"value": [], "type": "Array[0, 0]"}
scanf('1f', '%x')
#=> {"value": [31], "type": "Tuple[Integer[31, 31]]"}
scanf('0x1F', '%X')
#=> {"value": [31], "type": "Tuple[Integer[31, 31]]"}
scanf('-0x1F', '%x')
#=> {"value": [-31], "type": "Tuple[Integer[-31, -31]]"}
scanf('17', '%o')
#=> {"value": [15], "type": "Tuple[Integer[15, 15]]"}
scanf('3.14', '%f')
#=> {"value": [{"Float": "3.14"}], "type": "Tuple[Float[3.14, 3.14]]"}
scanf('3', '%f')
#=> {"value": [{"Float": "3.0"}], "type": "Tuple[Float[3.0, 3.0]]"}
scanf('.5', '%f')
#=> {"value": [{"Float": "0.5"}], "type": "Tuple[Float[0.5, 0.5]]"}
scanf('1e5', '%f')
#=> {"value": [{"Float": "1.0"}], "type": "Tuple[Float[1.0, 1.0]]"}
scanf('1.5e-3', '%e')
#=> {"value": [{"Float": "0.0015"}], "type": "Tuple[Float[0.0015, 0.0015]]"}
scanf('1.e+3', '%g')
#=> {"value": [{"Float": "1000.0"}], "type": "Tuple[Float[1000.0, 1000.0]]"}
scanf('0x1.8p1', '%a')
#=> {"value": [{"Float": "3.0"}], "type": "Tuple[Float[3.0, 3.0]]"}
scanf('abc def', '%s')
#=> {"value": ["abc"], "type": "Tuple[String]"}
scanf('abc def', '%s%s')
#=> {"value": ["abc", "def"], "type": "Tuple[String, String]"}
scanf('abcdef', '%3s%s')
#=> {"value": ["abc", "def"], "type": "Tuple[String, String]"}
scanf('abc', '%c')
#=> {"value": ["a"], "type": "Tuple[String]"}
scanf('abc', '%2c')
#=> {"value": ["ab"], "type": "Tuple[String]"}
scanf(' abc', '%c')
#=> {"value": [" "], "type": "Tuple[String]"}
scanf(' abc', ' %c')
#=> {"value": ["a"], "type": "Tuple[String]"}
scanf('abc123', '%[a-z]%d')
#=> {"value": ["abc", 123], "type": "Tuple[String, Integer[123, 123]]"}
scanf('abc123', '%[a-z]')
#=> {"value": ["abc"], "type": "Tuple[String]"}
scanf('abc123', '%2[a-z]')
#=> {"value": ["ab"], "type": "Tuple[String]"}
scanf('abc123', '%[^0-9]%d')
#=> {"value": ["abc", 123], "type": "Tuple[String, Integer[123, 123]]"}
scanf('ABC', '%[[:upper:]]')
#=> {"value": ["ABC"], "type": "Tuple[String]"}
scanf('ABC', '%2[[:upper:]]')
#=> {"value": ["AB"], "type": "Tuple[String]"}
scanf('12345', '%2d%3d')
#=> {"value": [12, 345], "type": "Tuple[Integer[12, 12], Integer[345, 345]]"}
scanf('-12345', '%3d')
#=> {"value": [-12], "type": "Tuple[Integer[-12, -12]]"}
scanf('12345', '%3i')
#=> {"value": [123], "type": "Tuple[Integer[123, 123]]"}
scanf('0x12345', '%4i')
#=> {"value": [18], "type": "Tuple[Integer[18, 18]]"}
scanf('12345', '%3x')
#=> {"value": [291], "type": "Tuple[Integer[291, 291]]"}
scanf('12345', '%3o')
#=> {"value": [83], "type": "Tuple[Integer[83, 83]]"}
scanf('3.14159', '%4f')
#=> {"value": [{"Float": "3.14"}], "type": "Tuple[Float[3.14, 3.14]]"}
scanf('12 34', '%*d %d')
#=> {"value": [34], "type": "Tuple[Integer[34, 34]]"}
scanf('a 34', '%*s %d')
#=> {"value": [34], "type": "Tuple[Integer[34, 34]]"}
scanf('50%', '%d%%')
#=> {"value": [50], "type": "Tuple[Integer[50, 50]]"}
scanf('50', '%d%%')
#=> {"value": [50], "type": "Tuple[Integer[50, 50]]"}
scanf('x=5', 'x=%d')
#=> {"value": [5], "type": "Tuple[Integer[5, 5]]"}
scanf('y=5', 'x=%d')
#=> {"value": [], "type": "Array[0, 0]"}
scanf('x = 5', 'x = %d')
#=> {"value": [5], "type": "Tuple[Integer[5, 5]]"}
scanf('abc', '%d')
#=> {"value": [], "type": "Array[0, 0]"}
scanf('', '%d')
#=> {"value": [], "type": "Array[0, 0]"}
scanf('42', '')
#=> {"value": [], "type": "Array[0, 0]"}
scanf('42', ' ')
#=> {"value": [], "type": "Array[0, 0]"}
scanf('42abc7', '%d%[a-z]%d')
#=> {"value": [42, "abc", 7], "type": "Tuple[Integer[42, 42], String, Integer[7, 7]]"}
scanf('1,2,3', '%d,%d,%d')
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
scanf('1,2', '%d,%d,%d')
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
scanf("a\nb", "%s %s")
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
scanf('42', '%q')
#=> {"value": [], "type": "Array[0, 0]"}
scanf('100%d', '%d%%d')
#=> {"value": [100], "type": "Tuple[Integer[100, 100]]"}
scanf('42', '%u')
#=> {"value": [42], "type": "Tuple[Integer[42, 42]]"}
scanf('42', '%5i')
#=> {"value": [42], "type": "Tuple[Integer[42, 42]]"}
scanf('-7', '%5i')
#=> {"value": [], "type": "Array[0, 0]"}
scanf('-0x7f', '%9i')
#=> {"value": [-127], "type": "Tuple[Integer[-127, -127]]"}
scanf('é1', '%c%d')
#=> {"value": ["é", 1], "type": "Tuple[String, Integer[1, 1]]"}
scanf('42', '%i') |$x| { $x[0] + 1 }
#=> {"value": 43, "type": "Integer[43, 43]"}
'42'.scanf('%i') |$x| { $x }
#=> {"value": [42], "type": "Tuple[Integer[42, 42]]"}
scanf('42')
#=> {"error": "Error while evaluating a Function Call, 'scanf' expects 2 arguments, got 1"}
scanf(42, '%i')
#=> {"error": "Error while evaluating a Function Call, 'scanf' parameter 'data' expects a String value, got Integer"}
scanf('42', 1)
#=> {"error": "Error while evaluating a Function Call, 'scanf' parameter 'format' expects a String value, got Integer"}
scanf()
#=> {"error": "Error while evaluating a Function Call, 'scanf' expects 2 arguments, got none"}
