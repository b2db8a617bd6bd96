# any2bool
any2bool('1_0')
#=> {"value": true, "type": "Boolean[true]"}
any2bool('.5')
#=> {"value": false, "type": "Boolean[false]"}
any2bool('5.')
#=> {"error": "Error while evaluating a Function Call, str2bool(): Unknown type of boolean given"}
any2bool('0x1A')
#=> {"value": true, "type": "Boolean[true]"}
any2bool(' 1 ')
#=> {"value": true, "type": "Boolean[true]"}
any2bool('-1')
#=> {"value": false, "type": "Boolean[false]"}
any2bool('0.5')
#=> {"value": false, "type": "Boolean[false]"}
any2bool([])
#=> {"value": true, "type": "Boolean[true]"}
any2bool({})
#=> {"value": true, "type": "Boolean[true]"}
any2bool(0)
#=> {"value": false, "type": "Boolean[false]"}
any2bool(-1)
#=> {"value": false, "type": "Boolean[false]"}
any2bool(0.5)
#=> {"value": false, "type": "Boolean[false]"}
any2bool(undef)
#=> {"value": false, "type": "Boolean[false]"}
any2bool('')
#=> {"value": false, "type": "Boolean[false]"}
any2bool('maybe')
#=> {"error": "Error while evaluating a Function Call, str2bool(): Unknown type of boolean given"}
any2bool(Sensitive(false))
#=> {"value": true, "type": "Boolean[true]"}
any2bool('Yes')
#=> {"value": true, "type": "Boolean[true]"}
any2bool('F')
#=> {"value": false, "type": "Boolean[false]"}
any2bool(true)
#=> {"value": true, "type": "Boolean[true]"}
any2bool(default)
#=> {"value": true, "type": "Boolean[true]"}
any2bool()
#=> {"error": "Error while evaluating a Function Call, any2bool(): Wrong number of arguments given (0 for 1)"}
any2bool('1e400')
#=> {"error": "Error while evaluating a Function Call, Infinity"}
# num2bool
num2bool('x')
#=> {"error": "Error while evaluating a Function Call, num2bool(): 'x' does not look like a number: invalid value for Float(): \"x\""}
num2bool([])
#=> {"value": false, "type": "Boolean[false]"}
num2bool(true)
#=> {"value": false, "type": "Boolean[false]"}
num2bool('1e3')
#=> {"value": true, "type": "Boolean[true]"}
num2bool('1', 2)
#=> {"error": "Error while evaluating a Function Call, num2bool(): Wrong number of arguments given (2 for 1)"}
num2bool(undef)
#=> {"error": "Error while evaluating a Function Call, num2bool(): '' does not look like a number: invalid value for Float(): \"\""}
num2bool(1.9)
#=> {"value": true, "type": "Boolean[true]"}
num2bool(-0.5)
#=> {"value": false, "type": "Boolean[false]"}
num2bool('0')
#=> {"value": false, "type": "Boolean[false]"}
num2bool({})
#=> {"value": false, "type": "Boolean[false]"}
num2bool()
#=> {"error": "Error while evaluating a Function Call, num2bool(): Wrong number of arguments given (0 for 1)"}
# bool2num and bool2str
bool2num('yes')
#=> {"value": 1, "type": "Integer[1, 1]"}
bool2num(true)
#=> {"value": 1, "type": "Integer[1, 1]"}
bool2num(false)
#=> {"value": 0, "type": "Integer[0, 0]"}
bool2num('0')
#=> {"value": 0, "type": "Integer[0, 0]"}
bool2num(1)
#=> {"error": "Error while evaluating a Function Call, str2bool(): Requires string to work with"}
bool2num('x')
#=> {"error": "Error while evaluating a Function Call, str2bool(): Unknown type of boolean given"}
bool2num()
#=> {"error": "Error while evaluating a Function Call, bool2num(): Wrong number of arguments given (0 for 1)"}
bool2num(undef)
#=> {"value": 0, "type": "Integer[0, 0]"}
bool2str(true)
#=> {"value": "true", "type": "String"}
bool2str(false)
#=> {"value": "false", "type": "String"}
bool2str(true,'a','b')
#=> {"value": "a", "type": "String"}
bool2str(false,'a','b')
#=> {"value": "b", "type": "String"}
bool2str(true,'a')
#=> {"error": "Error while evaluating a Function Call, bool2str(): Wrong number of arguments given (2 for 3)"}
bool2str('true')
#=> {"error": "Error while evaluating a Function Call, bool2str(): Requires a boolean to work with"}
bool2str(true,1,2)
#=> {"error": "Error while evaluating a Function Call, bool2str(): Requires strings to convert to"}
bool2str(true,undef,undef)
#=> {"value": "", "type": "String"}
bool2str(true,false,'x')
#=> {"value": "true", "type": "String"}
bool2str()
#=> {"error": "Error while evaluating a Function Call, bool2str(): Wrong number of arguments given (0 for 3)"}
bool2str(true,'a','b','c')
#=> {"error": "Error while evaluating a Function Call, bool2str(): Wrong number of arguments given (4 for 3)"}
# str2bool
str2bool('TRUE')
#=> {"value": true, "type": "Boolean[true]"}
str2bool('t')
#=> {"value": true, "type": "Boolean[true]"}
str2bool('y')
#=> {"value": true, "type": "Boolean[true]"}
str2bool('1')
#=> {"value": true, "type": "Boolean[true]"}
str2bool('N')
#=> {"value": false, "type": "Boolean[false]"}
str2bool('0')
#=> {"value": false, "type": "Boolean[false]"}
str2bool("no\nx")
#=> {"value": false, "type": "Boolean[false]"}
str2bool('undef')
#=> {"value": false, "type": "Boolean[false]"}
str2bool('undefined')
#=> {"value": false, "type": "Boolean[false]"}
str2bool('UNDEF')
#=> {"error": "Error while evaluating a Function Call, str2bool(): Unknown type of boolean given"}
str2bool("\n")
#=> {"value": false, "type": "Boolean[false]"}
str2bool("a\n\nb")
#=> {"value": false, "type": "Boolean[false]"}
str2bool("a\nyes")
#=> {"value": true, "type": "Boolean[true]"}
str2bool(1)
#=> {"error": "Error while evaluating a Function Call, str2bool(): Requires string to work with"}
str2bool()
#=> {"error": "Error while evaluating a Function Call, str2bool(): Wrong number of arguments given (0 for 1)"}
str2bool(undef)
#=> {"value": false, "type": "Boolean[false]"}
str2bool([])
#=> {"error": "Error while evaluating a Function Call, str2bool(): Requires string to work with"}
str2bool('2')
#=> {"error": "Error while evaluating a Function Call, str2bool(): Unknown type of boolean given"}
str2bool(' yes')
#=> {"error": "Error while evaluating a Function Call, str2bool(): Unknown type of boolean given"}
# clamp
clamp(1,5,3)
#=> {"value": 3, "type": "Integer[3, 3]"}
clamp([1,'12',4])
#=> {"value": 4, "type": "Integer[4, 4]"}
clamp('24', [575, 187])
#=> {"value": 187, "type": "Integer[187, 187]"}
clamp(16, 88, 661)
#=> {"value": 88, "type": "Integer[88, 88]"}
clamp([4, 3, '99'])
#=> {"value": 4, "type": "Integer[4, 4]"}
clamp('x',1,2)
#=> {"error": "Error while evaluating a Function Call, clamp(): Required explicit numeric (x:String)"}
clamp({a=>1},1,2)
#=> {"error": "Error while evaluating a Function Call, clamp(): The Hash type is not allowed ({\"a\"=>1})"}
clamp(1,2)
#=> {"error": "Error while evaluating a Function Call, clamp(): Wrong number of arguments, need three to clamp"}
clamp(1,2,3,4)
#=> {"error": "Error while evaluating a Function Call, clamp(): Wrong number of arguments, need three to clamp"}
clamp()
#=> {"error": "Error while evaluating a Function Call, clamp(): Wrong number of arguments given (0 for minimum 1)"}
clamp(1.5,2.5,2.1)
#=> {"value": 2, "type": "Integer[2, 2]"}
clamp(undef,1,2)
#=> {"error": "Error while evaluating a Function Call, clamp(): Required explicit numeric (:String)"}
clamp([1,[2,3]])
#=> {"value": 2, "type": "Integer[2, 2]"}
clamp('-1',1,2)
#=> {"error": "Error while evaluating a Function Call, clamp(): Required explicit numeric (-1:String)"}
# convert_base
convert_base(5,2)
#=> {"value": "101", "type": "String"}
convert_base('254','16')
#=> {"value": "fe", "type": "String"}
convert_base(-5,2)
#=> {"value": "-101", "type": "String"}
convert_base(0,2)
#=> {"value": "0", "type": "String"}
convert_base('x',2)
#=> {"error": "Error while evaluating a Function Call, convert_base(): First argument must be an integer or a string corresponding to an integer in base 10"}
convert_base(5,'x')
#=> {"error": "Error while evaluating a Function Call, convert_base(): First argument must be an integer or a string corresponding to an integer in base 10"}
convert_base(5,37)
#=> {"error": "Error while evaluating a Function Call, convert_base(): base must be at least 2 and must not be greater than 36"}
convert_base(5,1)
#=> {"error": "Error while evaluating a Function Call, convert_base(): base must be at least 2 and must not be greater than 36"}
convert_base(5.0,2)
#=> {"error": "Error while evaluating a Function Call, convert_base(): First argument must be either a string or an integer"}
convert_base(5,[])
#=> {"error": "Error while evaluating a Function Call, convert_base(): Second argument must be either a string or an integer"}
convert_base(5)
#=> {"error": "Error while evaluating a Function Call, convert_base(): Wrong number of arguments given (1 for 2)"}
convert_base(35,36)
#=> {"value": "z", "type": "String"}
convert_base(9223372036854775807,36)
#=> {"value": "1y2p0ij32e8e7", "type": "String"}
convert_base("5\nx",2)
#=> {"value": "101", "type": "String"}
# to_bytes
to_bytes('foo')
#=> {"error": "Error while evaluating a Function Call, to_bytes(): Unknown prefix f"}
to_bytes(undef)
#=> {"value": 0, "type": "Integer[0, 0]"}
to_bytes([1])
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Array into String"}
to_bytes({})
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Hash into String"}
to_bytes(true)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of true into String"}
to_bytes('0x1A')
#=> {"error": "Error while evaluating a Function Call, to_bytes(): Unknown prefix x"}
to_bytes('1_000k')
#=> {"error": "Error while evaluating a Function Call, to_bytes(): Unknown prefix _"}
to_bytes('.5 kB')
#=> {"value": 512, "type": "Integer[512, 512]"}
to_bytes('5.')
#=> {"value": 5, "type": "Integer[5, 5]"}
to_bytes('1e3')
#=> {"value": 1000, "type": "Integer[1000, 1000]"}
to_bytes('-1e+2 M')
#=> {"value": -104857600, "type": "Integer[-104857600, -104857600]"}
to_bytes('12kB')
#=> {"value": 12288, "type": "Integer[12288, 12288]"}
to_bytes('12KB')
#=> {"error": "Error while evaluating a Function Call, to_bytes(): Unknown prefix K"}
to_bytes('12 MiB')
#=> {"value": 12582912, "type": "Integer[12582912, 12582912]"}
to_bytes('1.5E')
#=> {"value": 1729382256910270464, "type": "Integer[1729382256910270464, 1729382256910270464]"}
to_bytes('1 G')
#=> {"value": 1073741824, "type": "Integer[1073741824, 1073741824]"}
to_bytes('2T')
#=> {"value": 2199023255552, "type": "Integer[2199023255552, 2199023255552]"}
to_bytes('3P')
#=> {"value": 3377699720527872, "type": "Integer[3377699720527872, 3377699720527872]"}
to_bytes('b')
#=> {"value": 0, "type": "Integer[0, 0]"}
to_bytes('10B')
#=> {"value": 10, "type": "Integer[10, 10]"}
to_bytes('1e400')
#=> {"error": "Error while evaluating a Function Call, Infinity"}
to_bytes('é')
#=> {"error": "Error while evaluating a Function Call, to_bytes(): Unknown prefix é"}
to_bytes(5)
#=> {"value": 5, "type": "Integer[5, 5]"}
to_bytes(1.5)
#=> {"value": {"Float": "1.5"}, "type": "Float[1.5, 1.5]"}
to_bytes('1.9')
#=> {"value": 1, "type": "Integer[1, 1]"}
to_bytes('x 5')
#=> {"error": "Error while evaluating a Function Call, to_bytes(): Unknown prefix x"}
to_bytes()
#=> {"error": "Error while evaluating a Function Call, to_bytes(): Wrong number of arguments given (0 for 1)"}
to_bytes('1','2')
#=> {"error": "Error while evaluating a Function Call, to_bytes(): Wrong number of arguments given (2 for 1)"}
