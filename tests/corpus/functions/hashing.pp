md5('abc')
#=> {"value": "900150983cd24fb0d6963f7d28e17f72", "type": "String"}
md5('')
#=> {"value": "d41d8cd98f00b204e9800998ecf8427e", "type": "String"}
md5('é')
#=> {"value": "66ddcd97cfdeabb2f6fb8a999b4bc76f", "type": "String"}
md5(1)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into String"}
md5(undef)
#=> {"value": "d41d8cd98f00b204e9800998ecf8427e", "type": "String"}
md5(true)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of true into String"}
md5([1])
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Array into String"}
md5({})
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Hash into String"}
md5()
#=> {"error": "Error while evaluating a Function Call, md5(): Wrong number of arguments given (0 for 1)"}
md5('a', 'b')
#=> {"error": "Error while evaluating a Function Call, md5(): Wrong number of arguments given (2 for 1)"}
md5(/abc/)
#=> {"value": "9cb61c84576f42ea1542fbc8d0f97490", "type": "String"}
md5(SemVer('1.2.3'))
#=> {"value": "b0e8daa258acbb6fc4c86f89e0c9183e", "type": "String"}
md5(Binary('YWJj'))
#=> {"value": "f4c0128178a6a21b7a3dd76729725d91", "type": "String"}
md5(Timespan(1))
#=> {"value": "869a02d1293008f78a7cfc009ddb3f23", "type": "String"}
md5(default)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Symbol into String"}
md5(Integer)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Puppet::Pops::Types::PIntegerType into String"}
md5(1.5)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Float into String"}
md5(Sensitive('a'))
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Puppet::Pops::Types::PSensitiveType::Sensitive into String"}
md5(File['/a'])
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Puppet::Resource into String"}
sha1('abc')
#=> {"value": "a9993e364706816aba3e25717850c26c9cd0d89d", "type": "String"}
sha1('')
#=> {"value": "da39a3ee5e6b4b0d3255bfef95601890afd80709", "type": "String"}
sha1(1)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into String"}
sha1()
#=> {"error": "Error while evaluating a Function Call, sha1(): Wrong number of arguments given (0 for 1)"}
sha256('abc')
#=> {"value": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", "type": "String"}
sha256('')
#=> {"value": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", "type": "String"}
sha256([1])
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Array into String"}
sha256('a', 'b')
#=> {"error": "Error while evaluating a Function Call, sha256(): Wrong number of arguments given (2 for 1)"}
digest('abc')
#=> {"value": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", "type": "String"}
digest('')
#=> {"value": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", "type": "String"}
digest('é')
#=> {"value": "4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c", "type": "String"}
digest(1)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into String"}
digest()
#=> {"error": "Error while evaluating a Function Call, digest(): Wrong number of arguments given (0 for 1)"}
# fqdn_rand
fqdn_rand(10)
#=> {"value": 3, "type": "Integer[3, 3]"}
fqdn_rand(100)
#=> {"value": 84, "type": "Integer[84, 84]"}
fqdn_rand(1000)
#=> {"value": 665, "type": "Integer[665, 665]"}
fqdn_rand(3600)
#=> {"value": 786, "type": "Integer[786, 786]"}
fqdn_rand(1)
#=> {"value": 0, "type": "Integer[0, 0]"}
fqdn_rand(2)
#=> {"value": 1, "type": "Integer[1, 1]"}
fqdn_rand(60, 'job')
#=> {"value": 43, "type": "Integer[43, 43]"}
fqdn_rand(60, 'job 2')
#=> {"value": 8, "type": "Integer[8, 8]"}
fqdn_rand(60, 5)
#=> {"value": 22, "type": "Integer[22, 22]"}
fqdn_rand(60, 5.5)
#=> {"value": 23, "type": "Integer[23, 23]"}
fqdn_rand(60, '')
#=> {"value": 18, "type": "Integer[18, 18]"}
fqdn_rand(60, undef)
#=> {"value": 18, "type": "Integer[18, 18]"}
fqdn_rand(60, true)
#=> {"value": 2, "type": "Integer[2, 2]"}
fqdn_rand(60, [1, 'a'])
#=> {"value": 36, "type": "Integer[36, 36]"}
fqdn_rand(60, {a => 1})
#=> {"value": 5, "type": "Integer[5, 5]"}
fqdn_rand(60, 'job', true)
#=> {"value": 22, "type": "Integer[22, 22]"}
fqdn_rand(60, 'job', false)
#=> {"value": 43, "type": "Integer[43, 43]"}
fqdn_rand(60, 'job', 'x')
#=> {"value": 22, "type": "Integer[22, 22]"}
fqdn_rand(60, 'job', undef)
#=> {"value": 22, "type": "Integer[22, 22]"}
fqdn_rand('60')
#=> {"value": 18, "type": "Integer[18, 18]"}
fqdn_rand('60abc')
#=> {"value": 18, "type": "Integer[18, 18]"}
fqdn_rand('abc')
#=> {"error": "Error while evaluating a Function Call, invalid argument - 0"}
fqdn_rand(' 12')
#=> {"value": 9, "type": "Integer[9, 9]"}
fqdn_rand(60.9)
#=> {"value": 18, "type": "Integer[18, 18]"}
fqdn_rand(65536)
#=> {"value": 62121, "type": "Integer[62121, 62121]"}
fqdn_rand(4294967296)
#=> {"value": 3579963879, "type": "Integer[3579963879, 3579963879]"}
fqdn_rand(4294967297)
#=> {"value": 3631929841, "type": "Integer[3631929841, 3631929841]"}
fqdn_rand(10000000000)
#=> {"value": 9641002605, "type": "Integer[9641002605, 9641002605]"}
fqdn_rand(9223372036854775807)
#=> {"value": 5560445495871545271, "type": "Integer[5560445495871545271, 5560445495871545271]"}
fqdn_rand('18446744073709551616')
#=> {"value": 14354100221821093999, "type": "Integer[14354100221821093999, 14354100221821093999]"}
fqdn_rand('100000000000000000000000000000000000000000')
#=> {"value": 72105801080413484390318979539144708302962, "type": "Integer[72105801080413484390318979539144708302962, 72105801080413484390318979539144708302962]"}
fqdn_rand(0)
#=> {"error": "Error while evaluating a Function Call, invalid argument - 0"}
fqdn_rand(-5)
#=> {"error": "Error while evaluating a Function Call, invalid argument - -5"}
fqdn_rand(undef)
#=> {"error": "Error while evaluating a Function Call, invalid argument - 0"}
fqdn_rand([1])
#=> {"error": "Error while evaluating a Function Call, undefined method `to_i' for an instance of Array"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `to_i' for [1]:Array\nDid you mean?  to_s\n               to_a\n               to_h"}
fqdn_rand(true)
#=> {"error": "Error while evaluating a Function Call, undefined method `to_i' for true"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `to_i' for true:TrueClass\nDid you mean?  to_s"}
fqdn_rand()
#=> {"error": "Error while evaluating a Function Call, fqdn_rand(): Wrong number of arguments given (0 for minimum 1)"}
fqdn_rand(60, 1, true, 4)
#=> {"value": 6, "type": "Integer[6, 6]"}
fqdn_rand(256, 'a')
#=> {"value": 230, "type": "Integer[230, 230]"}
fqdn_rand(257, 'b')
#=> {"value": 174, "type": "Integer[174, 174]"}
fqdn_rand(86400, 'c')
#=> {"value": 56925, "type": "Integer[56925, 56925]"}
fqdn_rand(30, SemVer('1.2.3'))
#=> {"value": 9, "type": "Integer[9, 9]"}
fqdn_rand(30, default)
#=> {"value": 6, "type": "Integer[6, 6]"}
