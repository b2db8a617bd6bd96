# By a seed
seeded_rand(100,'a')
#=> {"value": 31, "type": "Integer[31, 31]"}
seeded_rand(1000000,'seed')
#=> {"value": 203081, "type": "Integer[203081, 203081]"}
seeded_rand('100','a')
#=> {"value": 31, "type": "Integer[31, 31]"}
seeded_rand(0,'a')
#=> {"error": "Error while evaluating a Function Call, seeded_rand(): first argument must be a positive integer"}
seeded_rand(-5,'a')
#=> {"error": "Error while evaluating a Function Call, seeded_rand(): first argument must be a positive integer"}
seeded_rand('x','a')
#=> {"error": "Error while evaluating a Function Call, seeded_rand(): first argument must be a positive integer"}
seeded_rand(5,5)
#=> {"error": "Error while evaluating a Function Call, seeded_rand(): second argument must be a string"}
seeded_rand(5)
#=> {"error": "Error while evaluating a Function Call, seeded_rand(): Wrong number of arguments given (1 for 2)"}
seeded_rand(1,'a')
#=> {"value": 0, "type": "Integer[0, 0]"}
seeded_rand(9000000000000000000,'a')
#=> {"value": 8666936276179207642, "type": "Integer[8666936276179207642, 8666936276179207642]"}
seeded_rand(4611686018427387904,'a')
#=> {"value": 4055250257751819738, "type": "Integer[4055250257751819738, 4055250257751819738]"}
seeded_rand(4294967296,'a')
#=> {"value": 2017928351, "type": "Integer[2017928351, 2017928351]"}
seeded_rand(4294967297,'b')
#=> {"value": 2854464125, "type": "Integer[2854464125, 2854464125]"}
seeded_rand(undef,'a')
#=> {"error": "Error while evaluating a Function Call, seeded_rand(): first argument must be a positive integer"}
seeded_rand_string(10,'seed')
#=> {"value": "JSYSrD2xIu", "type": "String"}
seeded_rand_string(5,'','abcdef')
#=> {"value": "eaeea", "type": "String"}
seeded_rand_string(5,'x','é😀')
#=> {"value": "ééé😀😀", "type": "String"}
seeded_rand_string(0,'x')
#=> {"error": "Error while evaluating a Function Call, 'seeded_rand_string' parameter 'length' expects an Integer[1] value, got Integer[0, 0]"}
seeded_rand_string(5,'x','a')
#=> {"error": "Error while evaluating a Function Call, 'seeded_rand_string' parameter 'charset' expects a String[2] value, got String"}
seeded_rand_string(100,'x')
#=> {"value": "CwEfZmtEDUrGfsJ9jFJtJRfQ1NqTVhlAfkDuTdyHyWQDu801p1ZBr9ItVfzyZodlCWhKQgVdnNU247ffTYEDNwGoB42Dx45ilvTx", "type": "String"}
seeded_rand_string('5','x')
#=> {"error": "Error while evaluating a Function Call, 'seeded_rand_string' parameter 'length' expects an Integer value, got String"}
# By the name of the node
fqdn_rand_string(10)
#=> {"value": "2VIK4Neb4E", "type": "String"}
fqdn_rand_string(10,'ABCDEF!@$%^')
#=> {"value": "$!EECEC^^^", "type": "String"}
fqdn_rand_string(10,'','custom seed')
#=> {"value": "vxdG2cWTU8", "type": "String"}
fqdn_rand_string(10,undef,'custom seed')
#=> {"value": "vxdG2cWTU8", "type": "String"}
fqdn_rand_string(10,'','a','b',5)
#=> {"value": "LvBL2JfqXN", "type": "String"}
fqdn_rand_string('10')
#=> {"value": "2VIK4Neb4E", "type": "String"}
fqdn_rand_string(0)
#=> {"error": "Error while evaluating a Function Call, fqdn_rand_string(): first argument must be a positive integer"}
fqdn_rand_string('x')
#=> {"error": "Error while evaluating a Function Call, fqdn_rand_string(): first argument must be a positive integer"}
fqdn_rand_string()
#=> {"error": "Error while evaluating a Function Call, fqdn_rand_string(): Wrong number of arguments given (0 for minimum 1)"}
fqdn_rand_string(10,5)
#=> {"error": "Error while evaluating a Function Call, fqdn_rand_string(): second argument must be undef or a string"}
fqdn_rand_string(3,'é😀x')
#=> {"value": "😀xx", "type": "String"}
fqdn_rotate(['a','b','c','d'])
#=> {"value": ["d", "a", "b", "c"], "type": "Tuple[String, String, String, String]"}
fqdn_rotate('abcd')
#=> {"value": "dabc", "type": "String"}
fqdn_rotate([1,2,3],'custom seed')
#=> {"value": [3, 1, 2], "type": "Tuple[Integer[3, 3], Integer[1, 1], Integer[2, 2]]"}
fqdn_rotate([1,2,3,4,5,6,7,8,9],'a','b',5)
#=> {"value": [1, 2, 3, 4, 5, 6, 7, 8, 9], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4], Integer[5, 5], Integer[6, 6], Integer[7, 7], Integer[8, 8], Integer[9, 9]]"}
fqdn_rotate('abcdefgh',['x',['y']])
#=> {"value": "defghabc", "type": "String"}
fqdn_rotate('a')
#=> {"value": "a", "type": "String"}
fqdn_rotate([])
#=> {"value": [], "type": "Array[0, 0]"}
fqdn_rotate('')
#=> {"value": "", "type": "String"}
fqdn_rotate(5)
#=> {"error": "Error while evaluating a Function Call, fqdn_rotate(): Requires either array or string to work with"}
fqdn_rotate()
#=> {"error": "Error while evaluating a Function Call, fqdn_rotate(): Wrong number of arguments given (0 for 1)"}
fqdn_rotate('éabc','x')
#=> {"value": "abcé", "type": "String"}
fqdn_rotate(undef)
#=> {"value": "", "type": "String"}
# Different each time
shuffle(5)
#=> {"error": "Error while evaluating a Function Call, shuffle(): Requires either array or string to work with"}
shuffle()
#=> {"error": "Error while evaluating a Function Call, shuffle(): Wrong number of arguments given (0 for 1)"}
shuffle('a')
#=> {"value": "a", "type": "String"}
shuffle([])
#=> {"value": [], "type": "Array[0, 0]"}
shuffle('')
#=> {"value": "", "type": "String"}
length(shuffle([1,2,3]))
#=> {"value": 3, "type": "Integer[3, 3]"}
sort(shuffle(['c','a','b']))
#=> {"value": ["a", "b", "c"], "type": "Tuple[String, String, String]"}
size(shuffle('abc'))
#=> {"value": 3, "type": "Integer[3, 3]"}
fqdn_rotate('')
#=> {"value": "", "type": "String"}
fqdn_rotate([1])
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
