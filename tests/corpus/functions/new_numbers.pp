# Integer
Integer('42')
#=> {"value": 42, "type": "Integer[42, 42]"}
Integer('-42')
#=> {"value": -42, "type": "Integer[-42, -42]"}
Integer('+42')
#=> {"value": 42, "type": "Integer[42, 42]"}
Integer('- 42')
#=> {"value": -42, "type": "Integer[-42, -42]"}
Integer('0x1F')
#=> {"value": 31, "type": "Integer[31, 31]"}
Integer('0X1F')
#=> {"value": 31, "type": "Integer[31, 31]"}
Integer('0b101')
#=> {"value": 5, "type": "Integer[5, 5]"}
Integer('017')
#=> {"value": 15, "type": "Integer[15, 15]"}
Integer('0o17')
#=> {"error": "Error while evaluating a Function Call, 'new' The string '0o17' cannot be converted to Integer"}
Integer('08')
#=> {"error": "Error while evaluating a Function Call, invalid value for Integer(): \"08\""}
Integer('1_000')
#=> {"error": "Error while evaluating a Function Call, 'new' The string '1_000' cannot be converted to Integer"}
Integer(' 42')
#=> {"value": 42, "type": "Integer[42, 42]"}
Integer('42 ')
#=> {"error": "Error while evaluating a Function Call, 'new' The string '42 ' cannot be converted to Integer"}
Integer('')
#=> {"error": "Error while evaluating a Function Call, 'new' The string '' cannot be converted to Integer"}
Integer('abc')
#=> {"error": "Error while evaluating a Function Call, 'new' The string 'abc' cannot be converted to Integer"}
Integer('4.5')
#=> {"error": "Error while evaluating a Function Call, 'new' The string '4.5' cannot be converted to Integer"}
Integer('4e5')
#=> {"error": "Error while evaluating a Function Call, 'new' The string '4e5' cannot be converted to Integer"}
Integer('-0x1F')
#=> {"value": -31, "type": "Integer[-31, -31]"}
Integer('- 0x1F')
#=> {"value": -31, "type": "Integer[-31, -31]"}
Integer('-  017')
#=> {"value": -15, "type": "Integer[-15, -15]"}
Integer(4.9)
#=> {"value": 4, "type": "Integer[4, 4]"}
Integer(-4.9)
#=> {"value": -4, "type": "Integer[-4, -4]"}
Integer(true)
#=> {"value": 1, "type": "Integer[1, 1]"}
Integer(false)
#=> {"value": 0, "type": "Integer[0, 0]"}
Integer(undef)
#=> {"error": "Error while evaluating a Function Call, 'new' Value of type Undef cannot be converted to Integer"}
Integer([1])
#=> {"error": "Error while evaluating a Function Call, 'new' Value of type Array[Integer] cannot be converted to Integer"}
Integer(Timespan(90.5))
#=> {"value": 90, "type": "Integer[90, 90]"}
Integer(Timestamp(100))
#=> {"value": 100, "type": "Integer[100, 100]"}
Integer('ff', 16)
#=> {"error": "Error while evaluating a Function Call, 'new' The string 'ff' cannot be converted to Integer"}
Integer('0xff', 16)
#=> {"value": 255, "type": "Integer[255, 255]"}
Integer('FF', 16)
#=> {"error": "Error while evaluating a Function Call, 'new' The string 'FF' cannot be converted to Integer"}
Integer('11', 2)
#=> {"value": 3, "type": "Integer[3, 3]"}
Integer('0b11', 2)
#=> {"value": 3, "type": "Integer[3, 3]"}
Integer('17', 8)
#=> {"value": 15, "type": "Integer[15, 15]"}
Integer('017', 8)
#=> {"value": 15, "type": "Integer[15, 15]"}
Integer('017', 10)
#=> {"value": 17, "type": "Integer[17, 17]"}
Integer('17', 10)
#=> {"value": 17, "type": "Integer[17, 17]"}
Integer('08', 10)
#=> {"value": 8, "type": "Integer[8, 8]"}
Integer('12', 2)
#=> {"error": "Error while evaluating a Function Call, invalid value for Integer(): \"12\""}
Integer('0x1f', 10)
#=> {"error": "Error while evaluating a Function Call, invalid value for Integer(): \"0x1f\""}
Integer('0b11', 16)
#=> {"value": 2833, "type": "Integer[2833, 2833]"}
Integer('12', 3)
#=> {"error": "Error while evaluating a Function Call, Illegal radix: 3, expected 2, 8, 10, 16, or default"}
Integer('12', 'x')
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'radix' expects a Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Integer('12', default)
#=> {"value": 12, "type": "Integer[12, 12]"}
Integer(12, 16)
#=> {"value": 12, "type": "Integer[12, 12]"}
Integer(-12, 10, true)
#=> {"value": 12, "type": "Integer[12, 12]"}
Integer('-12', 10, true)
#=> {"value": 12, "type": "Integer[12, 12]"}
Integer('-12', default, true)
#=> {"value": 12, "type": "Integer[12, 12]"}
Integer(-4.9, default, true)
#=> {"value": 4, "type": "Integer[4, 4]"}
Integer('-12', true)
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'radix' expects a Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] value, got Boolean\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Integer({from => '12'})
#=> {"value": 12, "type": "Integer[12, 12]"}
Integer({from => 'ff', radix => 16})
#=> {"error": "Error while evaluating a Function Call, 'new' The string 'ff' cannot be converted to Integer"}
Integer({from => '-12', abs => true})
#=> {"value": 12, "type": "Integer[12, 12]"}
Integer({from => '12', radix => 3})
#=> {"error": "Error while evaluating a Function Call, Illegal radix: 3, expected 2, 8, 10, 16, or default"}
Integer({from => 'x'})
#=> {"error": "Error while evaluating a Function Call, 'new' The string 'x' cannot be converted to Integer"}
Integer({from => [1]})
#=> {"error": "Error while evaluating a Function Call, 'new' Value of type Array[Integer] cannot be converted to Integer"}
Integer({radix => 10})
#=> {"error": "Error while evaluating a Function Call, Integer.new has wrong type, expects a value for key 'from'"}
Integer({from => '12', other => 1})
#=> {"error": "Error while evaluating a Function Call, Integer.new has wrong type, unrecognized key 'other'"}
Integer({})
#=> {"error": "Error while evaluating a Function Call, Integer.new has wrong type, expects size to be between 1 and 3, got 0"}
Integer(1, 2, 3, 4)
#=> {"error": "Error while evaluating a Function Call, 'new' expects between 1 and 3 arguments, got 4"}
Integer()
#=> {"error": "Error while evaluating a Function Call, 'new' expects between 1 and 3 arguments, got none"}
Integer[1, 10]('5')
#=> {"value": 5, "type": "Integer[5, 5]"}
Integer[1, 10]('50')
#=> {"error": "Error while evaluating a Function Call, Converted value from Integer[1, 10].new() has wrong type, expects an Integer[1, 10] value, got Integer[50, 50]"}
Integer[1, 10](5)
#=> {"value": 5, "type": "Integer[5, 5]"}
Integer(5)
#=> {"value": 5, "type": "Integer[5, 5]"}
Integer('99999999999999999999')
#=> {"value": 99999999999999999999, "type": "Integer[99999999999999999999, 99999999999999999999]"}
Integer("1\n")
#=> {"error": "Error while evaluating a Function Call, 'new' The string '1\n' cannot be converted to Integer"}
Integer('１')
#=> {"error": "Error while evaluating a Function Call, 'new' The string '１' cannot be converted to Integer"}
Integer(1e30)
#=> {"value": 1000000000000000019884624838656, "type": "Integer[1000000000000000019884624838656, 1000000000000000019884624838656]"}
# Float
Float('1.5')
#=> {"value": {"Float": "1.5"}, "type": "Float[1.5, 1.5]"}
Float('-1.5')
#=> {"value": {"Float": "-1.5"}, "type": "Float[-1.5, -1.5]"}
Float('- 1.5')
#=> {"value": {"Float": "-1.5"}, "type": "Float[-1.5, -1.5]"}
Float('1')
#=> {"value": {"Float": "1.0"}, "type": "Float[1.0, 1.0]"}
Float('1e3')
#=> {"value": {"Float": "1000.0"}, "type": "Float[1000.0, 1000.0]"}
Float('1.5E-3')
#=> {"value": {"Float": "0.0015"}, "type": "Float[0.0015, 0.0015]"}
Float('0x1F')
#=> {"value": {"Float": "31.0"}, "type": "Float[31.0, 31.0]"}
Float('0b101')
#=> {"value": {"Float": "5.0"}, "type": "Float[5.0, 5.0]"}
Float('017')
#=> {"value": {"Float": "17.0"}, "type": "Float[17.0, 17.0]"}
Float('.5')
#=> {"error": "Error while evaluating a Function Call, 'new_float' The string '.5' cannot be converted to Float"}
Float('5.')
#=> {"error": "Error while evaluating a Function Call, 'new_float' The string '5.' cannot be converted to Float"}
Float('')
#=> {"error": "Error while evaluating a Function Call, 'new_float' The string '' cannot be converted to Float"}
Float('abc')
#=> {"error": "Error while evaluating a Function Call, 'new_float' The string 'abc' cannot be converted to Float"}
Float(' 1.5')
#=> {"value": {"Float": "1.5"}, "type": "Float[1.5, 1.5]"}
Float('1_000.5')
#=> {"error": "Error while evaluating a Function Call, 'new_float' The string '1_000.5' cannot be converted to Float"}
Float(5)
#=> {"value": {"Float": "5.0"}, "type": "Float[5.0, 5.0]"}
Float(true)
#=> {"value": {"Float": "1.0"}, "type": "Float[1.0, 1.0]"}
Float(false)
#=> {"value": {"Float": "0.0"}, "type": "Float[0.0, 0.0]"}
Float(undef)
#=> {"error": "Error while evaluating a Function Call, 'new_float' Value of type Undef cannot be converted to Float"}
Float([1])
#=> {"error": "Error while evaluating a Function Call, 'new_float' Value of type Array[Integer] cannot be converted to Float"}
Float(Timespan(90.5))
#=> {"value": {"Float": "90.5"}, "type": "Float[90.5, 90.5]"}
Float(Timestamp(1.5))
#=> {"value": {"Float": "1.5"}, "type": "Float[1.5, 1.5]"}
Float(-5, true)
#=> {"value": {"Float": "5.0"}, "type": "Float[5.0, 5.0]"}
Float('-1.5', true)
#=> {"value": {"Float": "1.5"}, "type": "Float[1.5, 1.5]"}
Float({from => '1.5'})
#=> {"value": {"Float": "1.5"}, "type": "Float[1.5, 1.5]"}
Float({from => '-1.5', abs => true})
#=> {"value": {"Float": "1.5"}, "type": "Float[1.5, 1.5]"}
Float({abs => true})
#=> {"error": "Error while evaluating a Function Call, 'new_float' Value of type Hash[String, Boolean] cannot be converted to Float"}
Float({})
#=> {"error": "Error while evaluating a Function Call, 'new_float' Value of type Hash[0, 0] cannot be converted to Float"}
Float(1, 2)
#=> {"error": "Error while evaluating a Function Call, The function 'new_float' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'abs' expects a Boolean value, got Integer\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Float(1.5)
#=> {"value": {"Float": "1.5"}, "type": "Float[1.5, 1.5]"}
Float[0.0, 1.0]('0.5')
#=> {"value": {"Float": "0.5"}, "type": "Float[0.5, 0.5]"}
Float[0.0, 1.0]('5')
#=> {"error": "Error while evaluating a Function Call, Converted value from Float[0.0, 1.0].new() has wrong type, expects a Float[0.0, 1.0] value, got Float[5.0, 5.0]"}
Float('0B11')
#=> {"value": {"Float": "3.0"}, "type": "Float[3.0, 3.0]"}
Float('-0b11')
#=> {"error": "Error while evaluating a Function Call, invalid value for Float(): \"-0b11\""}
Float('0')
#=> {"error": "Error while evaluating a Function Call, undefined method `casecmp' for nil"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `casecmp' for nil:NilClass\n\n            if from[0] == '0' && from[1].casecmp('b').zero?\n                                        ^^^^^^^^"}
Float('1e400')
#=> {"value": {"Float": "Infinity"}, "type": "Float[Infinity]"}
Float('+1.5')
#=> {"value": {"Float": "1.5"}, "type": "Float[1.5, 1.5]"}
Float('0.')
#=> {"error": "Error while evaluating a Function Call, 'new_float' The string '0.' cannot be converted to Float"}
# Numeric
Numeric('1')
#=> {"value": 1, "type": "Integer[1, 1]"}
Numeric('1.5')
#=> {"value": {"Float": "1.5"}, "type": "Float[1.5, 1.5]"}
Numeric('-1')
#=> {"value": -1, "type": "Integer[-1, -1]"}
Numeric('- 1')
#=> {"value": -1, "type": "Integer[-1, -1]"}
Numeric('+1')
#=> {"value": 1, "type": "Integer[1, 1]"}
Numeric('0x1F')
#=> {"value": 31, "type": "Integer[31, 31]"}
Numeric('0b11')
#=> {"value": 3, "type": "Integer[3, 3]"}
Numeric('017')
#=> {"value": 15, "type": "Integer[15, 15]"}
Numeric('1e3')
#=> {"value": {"Float": "1000.0"}, "type": "Float[1000.0, 1000.0]"}
Numeric('08')
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' The string '08' cannot be converted to Numeric"}
Numeric('abc')
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' The string 'abc' cannot be converted to Numeric"}
Numeric('')
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' The string '' cannot be converted to Numeric"}
Numeric(1)
#=> {"value": 1, "type": "Integer[1, 1]"}
Numeric(true)
#=> {"value": 1, "type": "Integer[1, 1]"}
Numeric(false)
#=> {"value": 0, "type": "Integer[0, 0]"}
Numeric(undef)
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' Value of type Undef cannot be converted to Numeric"}
Numeric([1])
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' Value of type Array[Integer] cannot be converted to Numeric"}
Numeric(Timespan(90))
#=> {"value": {"Float": "90.0"}, "type": "Float[90.0, 90.0]"}
Numeric(-5, true)
#=> {"value": 5, "type": "Integer[5, 5]"}
Numeric('-5.5', true)
#=> {"value": {"Float": "5.5"}, "type": "Float[5.5, 5.5]"}
Numeric({from => '-5', abs => true})
#=> {"value": 5, "type": "Integer[5, 5]"}
Numeric({from => 'x'})
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' Value of type Hash[String, String] cannot be converted to Numeric"}
Numeric(1, 2)
#=> {"error": "Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'abs' expects a Boolean value, got Integer\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Numeric(' 1')
#=> {"value": 1, "type": "Integer[1, 1]"}
Numeric('0b')
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' The string '0b' cannot be converted to Numeric"}
Numeric('0x')
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' The string '0x' cannot be converted to Numeric"}
Numeric('-0b11')
#=> {"error": "Error while evaluating a Function Call, Converted value from Numeric.new() has wrong type, expects a Numeric value, got Undef"}
# Boolean
Boolean('true')
#=> {"value": true, "type": "Boolean[true]"}
Boolean('false')
#=> {"value": false, "type": "Boolean[false]"}
Boolean('TRUE')
#=> {"value": true, "type": "Boolean[true]"}
Boolean('yes')
#=> {"value": true, "type": "Boolean[true]"}
Boolean('No')
#=> {"value": false, "type": "Boolean[false]"}
Boolean('y')
#=> {"value": true, "type": "Boolean[true]"}
Boolean('N')
#=> {"value": false, "type": "Boolean[false]"}
Boolean('')
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' The string '' cannot be converted to Boolean"}
Boolean('1')
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' The string '1' cannot be converted to Boolean"}
Boolean('maybe')
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' The string 'maybe' cannot be converted to Boolean"}
Boolean(1)
#=> {"value": true, "type": "Boolean[true]"}
Boolean(0)
#=> {"value": false, "type": "Boolean[false]"}
Boolean(0.0)
#=> {"value": false, "type": "Boolean[false]"}
Boolean(0.5)
#=> {"value": true, "type": "Boolean[true]"}
Boolean(true)
#=> {"value": true, "type": "Boolean[true]"}
Boolean(undef)
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' Value of type Undef cannot be converted to Boolean"}
Boolean([])
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' Value of type Array[Unit] cannot be converted to Boolean"}
Boolean()
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' expects 1 argument, got none"}
Boolean(1, 2)
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' expects 1 argument, got 2"}
Boolean[true]('true')
#=> {"value": true, "type": "Boolean[true]"}
Boolean[true]('false')
#=> {"error": "Error while evaluating a Function Call, Converted value from Boolean[true].new() has wrong type, expects a Boolean[true] value, got Boolean[false]"}
