# is_array, is_bool, is_hash, is_string
is_array(undef)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_array. This method is deprecated, please use match expressions with Stdlib::Compat::Array instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_array([])
#=> {"error": "Error while evaluating a Function Call, deprecation. is_array. This method is deprecated, please use match expressions with Stdlib::Compat::Array instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_array({})
#=> {"error": "Error while evaluating a Function Call, deprecation. is_array. This method is deprecated, please use match expressions with Stdlib::Compat::Array instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_array()
#=> {"error": "Error while evaluating a Function Call, deprecation. is_array. This method is deprecated, please use match expressions with Stdlib::Compat::Array instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_array(): Wrong number of arguments given (0 for 1)"}
is_array([],1)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_array. This method is deprecated, please use match expressions with Stdlib::Compat::Array instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_bool(true)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_bool. This method is deprecated, please use match expressions with Stdlib::Compat::Bool instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_bool('true')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_bool. This method is deprecated, please use match expressions with Stdlib::Compat::Bool instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_bool(undef)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_bool. This method is deprecated, please use match expressions with Stdlib::Compat::Bool instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_bool(true,false)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_bool. This method is deprecated, please use match expressions with Stdlib::Compat::Bool instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_bool(): Wrong number of arguments given (2 for 1)"}
is_bool()
#=> {"error": "Error while evaluating a Function Call, deprecation. is_bool. This method is deprecated, please use match expressions with Stdlib::Compat::Bool instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_bool(): Wrong number of arguments given (0 for 1)"}
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
#=> {"error": "Error while evaluating a Function Call, deprecation. is_string. This method is deprecated, please use match expressions with Stdlib::Compat::String instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_string('1')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_string. This method is deprecated, please use match expressions with Stdlib::Compat::String instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_string('1.0')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_string. This method is deprecated, please use match expressions with Stdlib::Compat::String instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_string('a')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_string. This method is deprecated, please use match expressions with Stdlib::Compat::String instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_string('')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_string. This method is deprecated, please use match expressions with Stdlib::Compat::String instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_string('-5')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_string. This method is deprecated, please use match expressions with Stdlib::Compat::String instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_string('1.10')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_string. This method is deprecated, please use match expressions with Stdlib::Compat::String instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_string(1)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_string. This method is deprecated, please use match expressions with Stdlib::Compat::String instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_string([])
#=> {"error": "Error while evaluating a Function Call, deprecation. is_string. This method is deprecated, please use match expressions with Stdlib::Compat::String instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_string(/a/)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_string. This method is deprecated, please use match expressions with Stdlib::Compat::String instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_string()
#=> {"error": "Error while evaluating a Function Call, deprecation. is_string. This method is deprecated, please use match expressions with Stdlib::Compat::String instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_string(): Wrong number of arguments given (0 for 1)"}
is_string('a','b')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_string. This method is deprecated, please use match expressions with Stdlib::Compat::String instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
# Numbers
is_float('1.0')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_float. This method is deprecated, please use match expressions with Stdlib::Compat::Float instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_float('1.00')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_float. This method is deprecated, please use match expressions with Stdlib::Compat::Float instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_float('1e5')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_float. This method is deprecated, please use match expressions with Stdlib::Compat::Float instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_float('1.0e-05')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_float. This method is deprecated, please use match expressions with Stdlib::Compat::Float instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_float(1)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_float. This method is deprecated, please use match expressions with Stdlib::Compat::Float instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_float(1.5)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_float. This method is deprecated, please use match expressions with Stdlib::Compat::Float instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_float(undef)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_float. This method is deprecated, please use match expressions with Stdlib::Compat::Float instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_float('x')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_float. This method is deprecated, please use match expressions with Stdlib::Compat::Float instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_float([])
#=> {"error": "Error while evaluating a Function Call, deprecation. is_float. This method is deprecated, please use match expressions with Stdlib::Compat::Float instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_float()
#=> {"error": "Error while evaluating a Function Call, deprecation. is_float. This method is deprecated, please use match expressions with Stdlib::Compat::Float instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_float(): Wrong number of arguments given 0 for 1"}
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
#=> {"error": "Error while evaluating a Function Call, deprecation. is_numeric. This method is deprecated, please use match expressions with Stdlib::Compat::Numeric instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_numeric('1e+5')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_numeric. This method is deprecated, please use match expressions with Stdlib::Compat::Numeric instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_numeric('0x10')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_numeric. This method is deprecated, please use match expressions with Stdlib::Compat::Numeric instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_numeric('-1.5')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_numeric. This method is deprecated, please use match expressions with Stdlib::Compat::Numeric instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_numeric('.5')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_numeric. This method is deprecated, please use match expressions with Stdlib::Compat::Numeric instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_numeric(1.5)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_numeric. This method is deprecated, please use match expressions with Stdlib::Compat::Numeric instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_numeric(undef)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_numeric. This method is deprecated, please use match expressions with Stdlib::Compat::Numeric instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_numeric([])
#=> {"error": "Error while evaluating a Function Call, deprecation. is_numeric. This method is deprecated, please use match expressions with Stdlib::Compat::Numeric instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_numeric()
#=> {"error": "Error while evaluating a Function Call, deprecation. is_numeric. This method is deprecated, please use match expressions with Stdlib::Compat::Numeric instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_numeric(): Wrong number of arguments given 0 for 1"}
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
#=> {"error": "Error while evaluating a Function Call, undefined method `=~' for an instance of Integer"}
#[7]=> {"value": false, "type": "Boolean[false]"}
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
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_ip_address('1.2.3.4/24')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_ip_address('1.2.3')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_ip_address('256.1.1.1')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_ip_address(5)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_ip_address(undef)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_ip_address('fe80::1')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_ip_address('fe80::1%eth0')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_ip_address('[::1]')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_ip_address('01.2.3.4')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_ip_address([1])
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_ip_address('')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_ip_address('1.2.3.4/33')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_ip_address('::1/129')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_ip_address('1.2.3.4/255.255.255.0')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_ip_address('1.2.3.4/0xff')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_ip_address(' 1.2.3.4')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_ip_address('1.2.3.4 ')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_ip_address('::ffff:1.2.3.4')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_ip_address('1::2::3')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_ip_address('12345::')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_ip_address('::')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_ip_address('1:2:3:4:5:6:7:8')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_ip_address('1:2:3:4:5:6:7:8:9')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_ip_address()
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_ip_address(): Wrong number of arguments given 0 for 1"}
is_ipv4_address('1.2.3.4')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ipv4_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ipv4 instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_ipv4_address('::1')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ipv4_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ipv4 instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_ipv4_address(5)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ipv4_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ipv4 instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_ipv4_address()
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ipv4_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ipv4 instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_ipv4_address(): Wrong number of arguments given 0 for 1"}
is_ipv6_address('1.2.3.4')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ipv4_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ipv6 instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_ipv6_address('::1')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ipv4_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ipv6 instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_ipv6_address('x')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ipv4_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ipv6 instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_ipv6_address()
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ipv4_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ipv6 instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_ipv6_address(): Wrong number of arguments given 0 for 1"}
is_absolute_path('/a')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_absolute_path('C:\\a')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_absolute_path('c:/a')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_absolute_path('C:a')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_absolute_path('a')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_absolute_path('')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_absolute_path(['/a'])
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_absolute_path(undef)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_absolute_path(5)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_absolute_path('//a/b')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_absolute_path('\\\\host\\share')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_absolute_path('\\\\?\\c')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_absolute_path("x\n/y")
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
is_absolute_path()
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_absolute_path(): Wrong number of arguments given (0 for 1)"}
is_absolute_path('/a','/b')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_absolute_path(): Wrong number of arguments given (2 for 1)"}
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
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Parser::Functions::Bignum"}
#[7]=> {"value": "integer", "type": "String"}
type3x('1')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Parser::Functions::Bignum"}
#[7]=> {"value": "integer", "type": "String"}
type3x(true)
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Parser::Functions::Bignum"}
#[7]=> {"value": "boolean", "type": "String"}
type3x(1.5)
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Parser::Functions::Bignum"}
#[7]=> {"value": "float", "type": "String"}
type3x('1.5')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Parser::Functions::Bignum"}
#[7]=> {"value": "float", "type": "String"}
type3x('abc')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Parser::Functions::Bignum"}
#[7]=> {"value": "string", "type": "String"}
type3x('')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Parser::Functions::Bignum"}
#[7]=> {"value": "string", "type": "String"}
type3x([])
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Parser::Functions::Bignum"}
#[7]=> {"value": "array", "type": "String"}
type3x({})
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Parser::Functions::Bignum"}
#[7]=> {"value": "hash", "type": "String"}
type3x(undef)
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Parser::Functions::Bignum"}
#[7]=> {"value": "string", "type": "String"}
type3x(default)
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Parser::Functions::Bignum"}
#[7]=> {"error": "Error while evaluating a Function Call, type3x(): Unknown type"}
type3x(Integer)
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Parser::Functions::Bignum"}
#[7]=> {"error": "Error while evaluating a Function Call, type3x(): Unknown type"}
type3x(File['/a'])
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Parser::Functions::Bignum"}
#[7]=> {"error": "Error while evaluating a Function Call, type3x(): Unknown type"}
type3x()
#=> {"error": "Error while evaluating a Function Call, type3x(): Wrong number of arguments given (0 for 1)"}
type3x(1,2)
#=> {"error": "Error while evaluating a Function Call, type3x(): Wrong number of arguments given (2 for 1)"}
type3x('-5')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Parser::Functions::Bignum"}
#[7]=> {"value": "integer", "type": "String"}
type3x('05')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Parser::Functions::Bignum"}
#[7]=> {"value": "string", "type": "String"}
type3x('1e5')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Parser::Functions::Bignum"}
#[7]=> {"value": "string", "type": "String"}
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
