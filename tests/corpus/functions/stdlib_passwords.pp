# base64
base64('decode',"dGhl=c3RyaW5n")
#=> {"value": "thestring", "type": "String"}
base64('decode',"dGhl\nc3Ry aW5n")
#=> {"value": "thestring", "type": "String"}
base64('decode',"dGhlc3RyaW5n=")
#=> {"value": "thestring", "type": "String"}
base64('decode','!!!')
#=> {"value": "", "type": "String"}
base64('decode','')
#=> {"value": "", "type": "String"}
base64('decode','/w==')
#=> {"value": {"Bytes": "ff"}, "type": "String"}
base64('decode','Y')
#=> {"value": "", "type": "String"}
base64('decode','YWI')
#=> {"value": "ab", "type": "String"}
base64('decode','YWI','strict')
#=> {"error": "Error while evaluating a Function Call, invalid base64"}
base64('decode','YWI=','strict')
#=> {"value": "ab", "type": "String"}
base64('decode','YWJ=','strict')
#=> {"error": "Error while evaluating a Function Call, invalid base64"}
base64('decode','YWJjZ')
#=> {"value": "abc", "type": "String"}
base64('decode','YWJjZA=')
#=> {"value": "abcd", "type": "String"}
base64('decode','a b','strict')
#=> {"error": "Error while evaluating a Function Call, invalid base64"}
base64('decode','a','urlsafe')
#=> {"error": "Error while evaluating a Function Call, invalid base64"}
base64('decode','a_b-','urlsafe')
#=> {"value": {"Bytes": "6bf6fe"}, "type": "String"}
base64('decode','abc','strict')
#=> {"error": "Error while evaluating a Function Call, invalid base64"}
base64('decode','c3ViamVjdHM_X2Q9MSY-Pj4','urlsafe')
#=> {"value": "subjects?_d=1&>>>", "type": "String"}
base64('decode','c3ViamVjdHM_X2Q9MSY-Pj4=','urlsafe')
#=> {"value": "subjects?_d=1&>>>", "type": "String"}
base64('decode','dGhlc3RyaW5n')
#=> {"value": "thestring", "type": "String"}
base64('decode','dGhlc3RyaW5n','strict')
#=> {"value": "thestring", "type": "String"}
base64('encode')
#=> {"error": "Error while evaluating a Function Call, base64(): Wrong number of arguments (1; must be >= 2)"}
base64('encode','')
#=> {"value": "", "type": "String"}
base64('encode','','strict')
#=> {"value": "", "type": "String"}
base64('encode','a long string that is more than sixty characters long so that it is wrapped over lines')
#=> {"value": "YSBsb25nIHN0cmluZyB0aGF0IGlzIG1vcmUgdGhhbiBzaXh0eSBjaGFyYWN0\nZXJzIGxvbmcgc28gdGhhdCBpdCBpcyB3cmFwcGVkIG92ZXIgbGluZXM=\n", "type": "String"}
base64('encode','a long string that is more than sixty characters long so that it is wrapped over lines','strict')
#=> {"value": "YSBsb25nIHN0cmluZyB0aGF0IGlzIG1vcmUgdGhhbiBzaXh0eSBjaGFyYWN0ZXJzIGxvbmcgc28gdGhhdCBpdCBpcyB3cmFwcGVkIG92ZXIgbGluZXM=", "type": "String"}
base64('encode','a','x')
#=> {"error": "Error while evaluating a Function Call, base64(): the third argument must be one of 'default', 'strict', or 'urlsafe'"}
base64('encode','a',undef)
#=> {"error": "Error while evaluating a Function Call, base64(): the third argument must be one of 'default', 'strict', or 'urlsafe'"}
base64('encode','subjects?_d=1&>>>','urlsafe')
#=> {"value": "c3ViamVjdHM_X2Q9MSY-Pj4=", "type": "String"}
base64('encode','thestring')
#=> {"value": "dGhlc3RyaW5n\n", "type": "String"}
base64('encode','é')
#=> {"value": "w6k=\n", "type": "String"}
base64('encode',5)
#=> {"error": "Error while evaluating a Function Call, base64(): the second argument must be a string to base64"}
base64('x','a')
#=> {"error": "Error while evaluating a Function Call, base64(): the first argument must be one of 'encode' or 'decode'"}
base64()
#=> {"error": "Error while evaluating a Function Call, base64(): Wrong number of arguments (0; must be >= 2)"}
base64(undef,'a')
#=> {"error": "Error while evaluating a Function Call, base64(): the first argument must be one of 'encode' or 'decode'"}
# fqdn_uuid
fqdn_uuid('puppetlabs.com')
#=> {"value": "9c70320f-6815-5fc5-ab0f-debe68bf764c", "type": "String"}
fqdn_uuid('google.com')
#=> {"value": "64ee70a4-8cc1-5d25-abf2-dea6c79a09c8", "type": "String"}
fqdn_uuid('é')
#=> {"value": "ebfe0af8-3997-5ade-b634-ba92cf69f557", "type": "String"}
fqdn_uuid()
#=> {"error": "Error while evaluating a Function Call, fqdn_uuid: No arguments given"}
fqdn_uuid('a','b')
#=> {"error": "Error while evaluating a Function Call, fqdn_uuid: Too many arguments given (2)"}
fqdn_uuid(5)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into String"}
fqdn_uuid('')
#=> {"value": "4ebd0208-8328-5d69-8c44-ec50939c0967", "type": "String"}
# pw_hash
pw_hash('password','sha-512','salt')
#=> {"value": "$6$salt$IxDD3jeSOb5eB1CX5LBsqZFVkJdido3OUILO5Ifz5iwMuTS4XMS130MTSuDDl3aCI6WouIL9AjRbLCelDCy.g.", "type": "String"}
pw_hash('password','SHA-256','salt')
#=> {"value": "$5$salt$Gcm6FsVtF/Qa77ZKD.iwsJlCVPY0XSMgLJL0Hnww/c1", "type": "String"}
pw_hash('password','md5','salt')
#=> {"value": "$1$salt$qJH7.N4xYta3aEG/dfqo/0", "type": "String"}
pw_hash('password','sha-512','averyveryverylongsaltindeed')
#=> {"value": "$6$averyveryverylon$YJhtUCwv1uPbKM0LqPLATBP0EFY8eRt.3N23rg4E1/hyZJGXy7cmaGQxo4jQZmJ28lqtfToOfgribt.dut8.B0", "type": "String"}
pw_hash('password','md5','averyveryverylongsaltindeed')
#=> {"value": "$1$averyver$sNgXVE9KkZ4M2D3h5u6sC/", "type": "String"}
pw_hash('a very long password that is longer than sixty-four bytes so that digests repeat more than once','sha-512','salt')
#=> {"value": "$6$salt$pxWJ/ktwpVOl.jPvJo7IKZL5e2F9W0Zz468MY3TVWlVsDOx1QLh1irWOUNRjYfjZWd582.KdIGcCewW9SGDCV0", "type": "String"}
pw_hash('a very long password that is longer than sixty-four bytes so that digests repeat more than once','sha-256','salt')
#=> {"value": "$5$salt$bW421tmz09Ducd6Wt/QyOKdfj2ayfjFc1lE2lsAeDYD", "type": "String"}
pw_hash('a very long password that is longer than sixty-four bytes so that digests repeat more than once','md5','salt')
#=> {"value": "$1$salt$teD463U3onzXYsplenYsg.", "type": "String"}
pw_hash('pässwörd','sha-512','salt')
#=> {"value": "$6$salt$eOlgcuQrKG/uUNfGuhrDpZW1IZxBa2Pv6lxKVNGUSwNJLk4VqBrq8hiThVStkFH5WAHILk9Zofxyuv2j/5vSf1", "type": "String"}
pw_hash('password','bcrypt','05$abcdefghijklmnopqrstuu')
#=> {"value": "$2b$05$abcdefghijklmnopqrstuuWG29KuyeAicPCJODk1zjyGvyQUU2awu", "type": "String"}
pw_hash('password','bcrypt-a','05$abcdefghijklmnopqrstuu')
#=> {"value": "$2a$05$abcdefghijklmnopqrstuuWG29KuyeAicPCJODk1zjyGvyQUU2awu", "type": "String"}
pw_hash('password','bcrypt-y','05$abcdefghijklmnopqrstuu')
#=> {"value": "$2y$05$abcdefghijklmnopqrstuuWG29KuyeAicPCJODk1zjyGvyQUU2awu", "type": "String"}
pw_hash('password','bcrypt-x','05$abcdefghijklmnopqrstuu')
#=> {"value": "$2x$05$abcdefghijklmnopqrstuuWG29KuyeAicPCJODk1zjyGvyQUU2awu", "type": "String"}
pw_hash('password','bcrypt','04$abcdefghijklmnopqrstuv')
#=> {"value": "$2b$04$abcdefghijklmnopqrstuughE8Ev8uGFaUgY2cNEySvxngrb/Jzdm", "type": "String"}
pw_hash('pässwörd','bcrypt-x','04$abcdefghijklmnopqrstuu')
#=> {"value": "$2x$04$abcdefghijklmnopqrstuusLa1VKyG1SwS4T/Tip3T/Cdo9gT8Ol.", "type": "String"}
pw_hash('pässwörd','bcrypt','04$abcdefghijklmnopqrstuu')
#=> {"value": "$2b$04$abcdefghijklmnopqrstuuyx2n0Zzopyr9QuYTMCfOJJOj526QVoC", "type": "String"}
pw_hash('password','bcrypt','salt')
#=> {"error": "Error while evaluating a Function Call, pw_hash(): characters in salt must match (?-mix:^[0-9]{2}\\$[.\\/A-Za-z0-9]{22})"}
pw_hash('password','bcrypt','99$abcdefghijklmnopqrstuu')
#=> {"value": "*0", "type": "String"}
pw_hash('password','bcrypt','03$abcdefghijklmnopqrstuu')
#=> {"value": "*0", "type": "String"}
pw_hash('password','bcrypt','05$abcdefghijklmnopqrstuuu')
#=> {"value": "$2b$05$abcdefghijklmnopqrstuuWG29KuyeAicPCJODk1zjyGvyQUU2awu", "type": "String"}
pw_hash('password','bcrypt','xx05$abcdefghijklmnopqrstuu')
#=> {"error": "Error while evaluating a Function Call, pw_hash(): characters in salt must match (?-mix:^[0-9]{2}\\$[.\\/A-Za-z0-9]{22})"}
pw_hash('','sha-512','salt')
#=> {"value": null, "type": "Undef"}
pw_hash(undef,'sha-512','salt')
#=> {"value": null, "type": "Undef"}
pw_hash(5,'sha-512','salt')
#=> {"error": "Error while evaluating a Function Call, pw_hash(): first argument must be a string"}
pw_hash('a',5,'salt')
#=> {"error": "Error while evaluating a Function Call, pw_hash(): second argument must be a string"}
pw_hash('a','nope','salt')
#=> {"error": "Error while evaluating a Function Call, pw_hash(): nope is not a valid hash type"}
pw_hash('a','sha-512',5)
#=> {"error": "Error while evaluating a Function Call, pw_hash(): third argument must be a string"}
pw_hash('a','sha-512','')
#=> {"error": "Error while evaluating a Function Call, pw_hash(): third argument must not be empty"}
pw_hash('a','sha-512','sa$lt')
#=> {"error": "Error while evaluating a Function Call, pw_hash(): characters in salt must be in the set [a-zA-Z0-9./]"}
pw_hash('a','sha-512')
#=> {"error": "Error while evaluating a Function Call, pw_hash(): Wrong number of arguments given (2 for 3)"}
pw_hash('a','sha-512','b','c')
#=> {"error": "Error while evaluating a Function Call, pw_hash(): Wrong number of arguments given (4 for 3)"}
pw_hash(Sensitive('password'),'sha-512','salt')
#=> {"value": "$6$salt$IxDD3jeSOb5eB1CX5LBsqZFVkJdido3OUILO5Ifz5iwMuTS4XMS130MTSuDDl3aCI6WouIL9AjRbLCelDCy.g.", "type": "String"}
pw_hash('password',Sensitive('sha-512'),Sensitive('salt'))
#=> {"value": "$6$salt$IxDD3jeSOb5eB1CX5LBsqZFVkJdido3OUILO5Ifz5iwMuTS4XMS130MTSuDDl3aCI6WouIL9AjRbLCelDCy.g.", "type": "String"}
pw_hash('password','sha-512',"sal\nt")
#=> {"error": "Error while evaluating a Function Call, pw_hash(): characters in salt must be in the set [a-zA-Z0-9./]"}
# macOS
str2saltedpbkdf2('Pa55w0rd', 'Use a s@lt h3r3 th@t is 32 byt3s', 50000)
#=> {"value": {"Hash": [["password_hex", "24a39c4c271f9999b7c82c9ac4f86d6d8500407ba9a67306f12389777a1e37e41acee9432cc1b4e2bac98b4cc3b2416ed405d09ed971c82400c50371ebfb93874a10a9a8a374db03f09dabf7a460b297c76f2fdc24034d1ab477e1eafd53c52a3f9448b1cbdcf63b34ddebcd3deaf8aa1bc9ccb8f562858e9312b073a67fec6d"], ["salt_hex", "55736520612073406c7420683372332074684074206973203332206279743373"], ["iterations", 50000]]}, "type": "Struct[{'password_hex' => String, 'salt_hex' => String, 'iterations' => Integer[50000, 50000]}]"}
str2saltedpbkdf2('Pa55w0rd', Sensitive('Use a s@lt h3r3 th@t is 32 byt3s'), 50000)
#=> {"value": {"Hash": [["password_hex", "24a39c4c271f9999b7c82c9ac4f86d6d8500407ba9a67306f12389777a1e37e41acee9432cc1b4e2bac98b4cc3b2416ed405d09ed971c82400c50371ebfb93874a10a9a8a374db03f09dabf7a460b297c76f2fdc24034d1ab477e1eafd53c52a3f9448b1cbdcf63b34ddebcd3deaf8aa1bc9ccb8f562858e9312b073a67fec6d"], ["salt_hex", "55736520612073406c7420683372332074684074206973203332206279743373"], ["iterations", 50000]]}, "type": "Struct[{'password_hex' => String, 'salt_hex' => String, 'iterations' => Integer[50000, 50000]}]"}
str2saltedpbkdf2('Pa55w0rd', 'short', 50000)
#=> {"error": "Error while evaluating a Function Call, str2saltedpbkdf2(): second argument must be at least 8 bytes long"}
str2saltedpbkdf2('Pa55w0rd', 'longenough', 40000)
#=> {"error": "Error while evaluating a Function Call, str2saltedpbkdf2(): third argument must be between 40,000 and 70,000"}
str2saltedpbkdf2('Pa55w0rd', 'longenough', 70000)
#=> {"error": "Error while evaluating a Function Call, str2saltedpbkdf2(): third argument must be between 40,000 and 70,000"}
str2saltedpbkdf2('Pa55w0rd', 'longenough', 'x')
#=> {"error": "Error while evaluating a Function Call, str2saltedpbkdf2(): third argument must be an integer"}
str2saltedpbkdf2(5, 'longenough', 50000)
#=> {"error": "Error while evaluating a Function Call, str2saltedpbkdf2(): first argument must be a string"}
str2saltedpbkdf2('a', 5, 50000)
#=> {"error": "Error while evaluating a Function Call, str2saltedpbkdf2(): second argument must be a string"}
str2saltedpbkdf2('a')
#=> {"error": "Error while evaluating a Function Call, str2saltedpbkdf2(): wrong number of arguments (1 for 3)"}
str2saltedpbkdf2('a', 'éééé', 50000)
#=> {"value": {"Hash": [["password_hex", "661c8d4bc85306e0145373237ed877b33bd439d7da66d75a433fabb8dcded6bc182123c42f23f8fb976d4c883e620b0755e9697c8b69bc5dd2c7a5640bd0ea5411b3e47af08789ed0216bc976e7ab62892d67adb19ea00783c177d7ce2cbcb2d3ccccd9b71bf7a90e1ac6a7dec74f0270579c8faaec033c7115101a607c3732e"], ["salt_hex", "c3a9c3a9c3a9c3a9"], ["iterations", 50000]]}, "type": "Struct[{'password_hex' => String, 'salt_hex' => String, 'iterations' => Integer[50000, 50000]}]"}
str2saltedsha512(5)
#=> {"error": "Error while evaluating a Function Call, str2saltedsha512(): Requires a String argument, you passed: Integer"}
str2saltedsha512()
#=> {"error": "Error while evaluating a Function Call, str2saltedsha512(): Wrong number of arguments passed (0 but we require 1)"}
str2saltedsha512('a','b')
#=> {"error": "Error while evaluating a Function Call, str2saltedsha512(): Wrong number of arguments passed (2 but we require 1)"}
length(str2saltedsha512('a'))
#=> {"value": 136, "type": "Integer[136, 136]"}
