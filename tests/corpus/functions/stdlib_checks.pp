# is_array, is_bool, is_hash, is_string
is_array(undef)
#=> {"value": false, "type": "Boolean[false]"}
is_array([])
#=> {"value": true, "type": "Boolean[true]"}
is_array({})
#=> {"value": false, "type": "Boolean[false]"}
is_array()
#=> {"error": "Error while evaluating a Function Call, is_array(): Wrong number of arguments given (0 for 1)"}
is_array([],1)
#=> {"value": true, "type": "Boolean[true]"}
is_bool(true)
#=> {"value": true, "type": "Boolean[true]"}
is_bool('true')
#=> {"value": false, "type": "Boolean[false]"}
is_bool(undef)
#=> {"value": false, "type": "Boolean[false]"}
is_bool(true,false)
#=> {"error": "Error while evaluating a Function Call, is_bool(): Wrong number of arguments given (2 for 1)"}
is_bool()
#=> {"error": "Error while evaluating a Function Call, is_bool(): Wrong number of arguments given (0 for 1)"}
is_hash({})
#=> {"value": true, "type": "Boolean[true]"}
is_hash([])
#=> {"value": false, "type": "Boolean[false]"}
is_hash(undef)
#=> {"value": false, "type": "Boolean[false]"}
is_hash()
#=> {"error": "Error while evaluating a Function Call, is_hash(): Wrong number of arguments given (0 for 1)"}
is_hash({},{})
#=> {"error": "Error while evaluating a Function Call, is_hash(): Wrong number of arguments given (2 for 1)"}
is_string(undef)
#=> {"value": true, "type": "Boolean[true]"}
is_string('1')
#=> {"value": false, "type": "Boolean[false]"}
is_string('1.0')
#=> {"value": false, "type": "Boolean[false]"}
is_string('a')
#=> {"value": true, "type": "Boolean[true]"}
is_string('')
#=> {"value": true, "type": "Boolean[true]"}
is_string('-5')
#=> {"value": false, "type": "Boolean[false]"}
is_string('1.10')
#=> {"value": true, "type": "Boolean[true]"}
is_string(1)
#=> {"value": false, "type": "Boolean[false]"}
is_string([])
#=> {"value": false, "type": "Boolean[false]"}
is_string(/a/)
#=> {"value": false, "type": "Boolean[false]"}
is_string()
#=> {"error": "Error while evaluating a Function Call, is_string(): Wrong number of arguments given (0 for 1)"}
is_string('a','b')
#=> {"value": true, "type": "Boolean[true]"}
# Numbers
is_float('1.0')
#=> {"value": true, "type": "Boolean[true]"}
is_float('1.00')
#=> {"value": false, "type": "Boolean[false]"}
is_float('1e5')
#=> {"value": false, "type": "Boolean[false]"}
is_float('1.0e-05')
#=> {"value": true, "type": "Boolean[true]"}
is_float(1)
#=> {"value": false, "type": "Boolean[false]"}
is_float(1.5)
#=> {"value": true, "type": "Boolean[true]"}
is_float(undef)
#=> {"value": false, "type": "Boolean[false]"}
is_float('x')
#=> {"value": false, "type": "Boolean[false]"}
is_float([])
#=> {"value": false, "type": "Boolean[false]"}
is_float()
#=> {"error": "Error while evaluating a Function Call, is_float(): Wrong number of arguments given 0 for 1"}
is_integer('0')
#=> {"value": true, "type": "Boolean[true]"}
is_integer('-0')
#=> {"value": true, "type": "Boolean[true]"}
is_integer('01')
#=> {"value": false, "type": "Boolean[false]"}
is_integer('+1')
#=> {"value": false, "type": "Boolean[false]"}
is_integer("1\nx")
#=> {"value": true, "type": "Boolean[true]"}
is_integer(1.0)
#=> {"value": false, "type": "Boolean[false]"}
is_integer(1)
#=> {"value": true, "type": "Boolean[true]"}
is_integer([])
#=> {"value": false, "type": "Boolean[false]"}
is_integer(undef)
#=> {"value": false, "type": "Boolean[false]"}
is_integer()
#=> {"error": "Error while evaluating a Function Call, is_integer(): Wrong number of arguments given 0 for 1"}
is_integer(1,2)
#=> {"error": "Error while evaluating a Function Call, is_integer(): Wrong number of arguments given 2 for 1"}
is_numeric('1e-5')
#=> {"value": true, "type": "Boolean[true]"}
is_numeric('1e+5')
#=> {"value": false, "type": "Boolean[false]"}
is_numeric('0x10')
#=> {"value": false, "type": "Boolean[false]"}
is_numeric('-1.5')
#=> {"value": true, "type": "Boolean[true]"}
is_numeric('.5')
#=> {"value": false, "type": "Boolean[false]"}
is_numeric(1.5)
#=> {"value": true, "type": "Boolean[true]"}
is_numeric(undef)
#=> {"value": false, "type": "Boolean[false]"}
is_numeric([])
#=> {"value": false, "type": "Boolean[false]"}
is_numeric()
#=> {"error": "Error while evaluating a Function Call, is_numeric(): Wrong number of arguments given 0 for 1"}
# Addresses and names
is_email_address('bob@example.com')
#=> {"value": true, "type": "Boolean[true]"}
is_email_address('bob@example')
#=> {"value": false, "type": "Boolean[false]"}
is_email_address('Bob.Smith+x@sub.example.co')
#=> {"value": true, "type": "Boolean[true]"}
is_email_address('bob@Example.com')
#=> {"value": false, "type": "Boolean[false]"}
is_email_address('@example.com')
#=> {"value": false, "type": "Boolean[false]"}
is_email_address(5)
#=> {"value": false, "type": "Boolean[false]"}
is_email_address(undef)
#=> {"value": false, "type": "Boolean[false]"}
is_email_address()
#=> {"error": "Error while evaluating a Function Call, is_email_address(): Wrong number of arguments given 0 for 1"}
is_mac_address('00:11:22:33:44:55')
#=> {"value": true, "type": "Boolean[true]"}
is_mac_address('00:11:22:33:44')
#=> {"value": false, "type": "Boolean[false]"}
is_mac_address('0:1:2:3:4:f')
#=> {"value": true, "type": "Boolean[true]"}
is_mac_address('80:00:02:09:fe:80:00:00:00:00:00:00:00:24:65:ff:ff:91:a3:12')
#=> {"value": true, "type": "Boolean[true]"}
is_mac_address(5)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into String"}
is_mac_address(undef)
#=> {"value": false, "type": "Boolean[false]"}
is_mac_address([1])
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Array into String"}
is_mac_address()
#=> {"error": "Error while evaluating a Function Call, is_mac_address(): Wrong number of arguments given 0 for 1"}
is_domain_name('example.com')
#=> {"value": true, "type": "Boolean[true]"}
is_domain_name('example.com.')
#=> {"value": true, "type": "Boolean[true]"}
is_domain_name('.')
#=> {"value": true, "type": "Boolean[true]"}
is_domain_name('')
#=> {"value": false, "type": "Boolean[false]"}
is_domain_name('1.2.3.4')
#=> {"value": false, "type": "Boolean[false]"}
is_domain_name('a..b')
#=> {"value": false, "type": "Boolean[false]"}
is_domain_name('x')
#=> {"value": true, "type": "Boolean[true]"}
is_domain_name('-x')
#=> {"value": false, "type": "Boolean[false]"}
is_domain_name('x-')
#=> {"value": false, "type": "Boolean[false]"}
is_domain_name('a_b.com')
#=> {"value": false, "type": "Boolean[false]"}
is_domain_name('example.c0m')
#=> {"value": false, "type": "Boolean[false]"}
is_domain_name('EXAMPLE.COM')
#=> {"value": true, "type": "Boolean[true]"}
is_domain_name('aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffffgggg.com')
#=> {"value": false, "type": "Boolean[false]"}
is_domain_name('aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffffggg.com')
#=> {"value": true, "type": "Boolean[true]"}
is_domain_name(5)
#=> {"value": false, "type": "Boolean[false]"}
is_domain_name()
#=> {"error": "Error while evaluating a Function Call, is_domain_name(): Wrong number of arguments given 0 for 1"}
is_domain_name(undef)
#=> {"value": false, "type": "Boolean[false]"}
is_ip_address('1.2.3.4')
#=> {"value": true, "type": "Boolean[true]"}
is_ip_address('1.2.3.4/24')
#=> {"value": true, "type": "Boolean[true]"}
is_ip_address('1.2.3')
#=> {"value": false, "type": "Boolean[false]"}
is_ip_address('256.1.1.1')
#=> {"value": false, "type": "Boolean[false]"}
is_ip_address(5)
#=> {"value": false, "type": "Boolean[false]"}
is_ip_address(undef)
#=> {"value": false, "type": "Boolean[false]"}
is_ip_address('fe80::1')
#=> {"value": true, "type": "Boolean[true]"}
is_ip_address('fe80::1%eth0')
#=> {"value": true, "type": "Boolean[true]"}
is_ip_address('[::1]')
#=> {"value": true, "type": "Boolean[true]"}
is_ip_address('01.2.3.4')
#=> {"value": false, "type": "Boolean[false]"}
is_ip_address([1])
#=> {"value": false, "type": "Boolean[false]"}
is_ip_address('')
#=> {"value": false, "type": "Boolean[false]"}
is_ip_address('1.2.3.4/33')
#=> {"value": false, "type": "Boolean[false]"}
is_ip_address('::1/129')
#=> {"value": false, "type": "Boolean[false]"}
is_ip_address('1.2.3.4/255.255.255.0')
#=> {"value": true, "type": "Boolean[true]"}
is_ip_address('1.2.3.4/0xff')
#=> {"value": false, "type": "Boolean[false]"}
is_ip_address(' 1.2.3.4')
#=> {"value": false, "type": "Boolean[false]"}
is_ip_address('1.2.3.4 ')
#=> {"value": false, "type": "Boolean[false]"}
is_ip_address('::ffff:1.2.3.4')
#=> {"value": true, "type": "Boolean[true]"}
is_ip_address('1::2::3')
#=> {"value": false, "type": "Boolean[false]"}
is_ip_address('12345::')
#=> {"value": false, "type": "Boolean[false]"}
is_ip_address('::')
#=> {"value": true, "type": "Boolean[true]"}
is_ip_address('1:2:3:4:5:6:7:8')
#=> {"value": true, "type": "Boolean[true]"}
is_ip_address('1:2:3:4:5:6:7:8:9')
#=> {"value": false, "type": "Boolean[false]"}
is_ip_address()
#=> {"error": "Error while evaluating a Function Call, is_ip_address(): Wrong number of arguments given 0 for 1"}
is_ipv4_address('1.2.3.4')
#=> {"value": true, "type": "Boolean[true]"}
is_ipv4_address('::1')
#=> {"value": false, "type": "Boolean[false]"}
is_ipv4_address(5)
#=> {"value": false, "type": "Boolean[false]"}
is_ipv4_address()
#=> {"error": "Error while evaluating a Function Call, is_ipv4_address(): Wrong number of arguments given 0 for 1"}
is_ipv6_address('1.2.3.4')
#=> {"value": false, "type": "Boolean[false]"}
is_ipv6_address('::1')
#=> {"value": true, "type": "Boolean[true]"}
is_ipv6_address('x')
#=> {"value": false, "type": "Boolean[false]"}
is_ipv6_address()
#=> {"error": "Error while evaluating a Function Call, is_ipv6_address(): Wrong number of arguments given 0 for 1"}
is_absolute_path('/a')
#=> {"value": true, "type": "Boolean[true]"}
is_absolute_path('C:\\a')
#=> {"value": true, "type": "Boolean[true]"}
is_absolute_path('c:/a')
#=> {"value": true, "type": "Boolean[true]"}
is_absolute_path('C:a')
#=> {"value": false, "type": "Boolean[false]"}
is_absolute_path('a')
#=> {"value": false, "type": "Boolean[false]"}
is_absolute_path('')
#=> {"value": false, "type": "Boolean[false]"}
is_absolute_path(['/a'])
#=> {"value": false, "type": "Boolean[false]"}
is_absolute_path(undef)
#=> {"value": false, "type": "Boolean[false]"}
is_absolute_path(5)
#=> {"value": false, "type": "Boolean[false]"}
is_absolute_path('//a/b')
#=> {"value": true, "type": "Boolean[true]"}
is_absolute_path('\\\\host\\share')
#=> {"value": true, "type": "Boolean[true]"}
is_absolute_path('\\\\?\\c')
#=> {"value": true, "type": "Boolean[true]"}
is_absolute_path("x\n/y")
#=> {"value": true, "type": "Boolean[true]"}
is_absolute_path()
#=> {"error": "Error while evaluating a Function Call, is_absolute_path(): Wrong number of arguments given (0 for 1)"}
is_absolute_path('/a','/b')
#=> {"error": "Error while evaluating a Function Call, is_absolute_path(): Wrong number of arguments given (2 for 1)"}
# Types
is_a('a',String)
#=> {"value": true, "type": "Boolean[true]"}
is_a(1,String)
#=> {"value": false, "type": "Boolean[false]"}
is_a(1,Variant[String,Integer[0,5]])
#=> {"value": true, "type": "Boolean[true]"}
is_a(1,'x')
#=> {"error": "Error while evaluating a Function Call, 'is_a' parameter 'type' expects a Type value, got String"}
is_a(1)
#=> {"error": "Error while evaluating a Function Call, 'is_a' expects 2 arguments, got 1"}
type_of([1])
#=> {"value": {"Type": "Tuple[Integer[1, 1]]"}, "type": "Type[Tuple[Integer[1, 1]]]"}
type_of('a')
#=> {"value": {"Type": "String"}, "type": "Type[String]"}
type_of(undef)
#=> {"value": {"Type": "Undef"}, "type": "Type[Undef]"}
type_of({a=>1})
#=> {"value": {"Type": "Struct[{'a' => Integer[1, 1]}]"}, "type": "Type[Struct[{'a' => Integer[1, 1]}]]"}
type_of(String)
#=> {"value": {"Type": "Type[String]"}, "type": "Type[Type[String]]"}
type_of()
#=> {"error": "Error while evaluating a Function Call, 'type_of' expects 1 argument, got none"}
type3x(1)
#=> {"value": "integer", "type": "String"}
type3x('1')
#=> {"value": "integer", "type": "String"}
type3x(true)
#=> {"value": "boolean", "type": "String"}
type3x(1.5)
#=> {"value": "float", "type": "String"}
type3x('1.5')
#=> {"value": "float", "type": "String"}
type3x('abc')
#=> {"value": "string", "type": "String"}
type3x('')
#=> {"value": "string", "type": "String"}
type3x([])
#=> {"value": "array", "type": "String"}
type3x({})
#=> {"value": "hash", "type": "String"}
type3x(undef)
#=> {"value": "string", "type": "String"}
type3x(default)
#=> {"error": "Error while evaluating a Function Call, type3x(): Unknown type"}
type3x(Integer)
#=> {"error": "Error while evaluating a Function Call, type3x(): Unknown type"}
type3x(File['/a'])
#=> {"error": "Error while evaluating a Function Call, type3x(): Unknown type"}
type3x()
#=> {"error": "Error while evaluating a Function Call, type3x(): Wrong number of arguments given (0 for 1)"}
type3x(1,2)
#=> {"error": "Error while evaluating a Function Call, type3x(): Wrong number of arguments given (2 for 1)"}
type3x('-5')
#=> {"value": "integer", "type": "String"}
type3x('05')
#=> {"value": "string", "type": "String"}
type3x('1e5')
#=> {"value": "string", "type": "String"}
# Email addresses that are hard to take apart
is_email_address('a@b@c.com')
#=> {"value": true, "type": "Boolean[true]"}
is_email_address('a..b@c.com')
#=> {"value": false, "type": "Boolean[false]"}
is_email_address('.a@c.com')
#=> {"value": false, "type": "Boolean[false]"}
is_email_address('a@b.c.d.e')
#=> {"value": true, "type": "Boolean[true]"}
is_email_address('a@b.c1')
#=> {"value": false, "type": "Boolean[false]"}
is_email_address('a b@c.de')
#=> {"value": true, "type": "Boolean[true]"}
is_email_address('a  b@c.de')
#=> {"value": false, "type": "Boolean[false]"}
is_email_address('é@c.de')
#=> {"value": false, "type": "Boolean[false]"}
is_email_address('aé@c.de')
#=> {"value": true, "type": "Boolean[true]"}
is_email_address('a@b..com')
#=> {"value": false, "type": "Boolean[false]"}
is_email_address("a@b.com\n")
#=> {"value": false, "type": "Boolean[false]"}
