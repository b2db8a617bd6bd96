# Kinds
validate_array([1],'a')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_array. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Array. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \"a\" is not an Array.  It looks to be a String"}
validate_array([])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_array. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Array. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_array()
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_array. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Array. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_array(): wrong number of arguments (0; must be > 0)"}
validate_array(undef)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_array. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Array. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, nil is not an Array.  It looks to be a NilClass"}
validate_array(File['/a'])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_array. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Array. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, #<Puppet::Pops::Types::PResourceType> is not an Array.  It looks to be a Puppet::Pops::Types::PResourceType"}
validate_array(Class['a'])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_array. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Array. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, #<Puppet::Pops::Types::PClassType> is not an Array.  It looks to be a Puppet::Pops::Types::PClassType"}
validate_array(Integer)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_array. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Array. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, #<Puppet::Pops::Types::PIntegerType> is not an Array.  It looks to be a Puppet::Pops::Types::PIntegerType"}
validate_array(default)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_array. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Array. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, :default is not an Array.  It looks to be a Symbol"}
validate_array(1, 2)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_array. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Array. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, 1 is not an Array.  It looks to be a Integer"}
validate_array(Sensitive('a'))
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_array. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Array. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, #<Sensitive [value redacted]> is not an Array.  It looks to be a Puppet::Pops::Types::PSensitiveType::Sensitive"}
validate_array({1=>2, a=>[undef,true]})
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_array. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Array. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, {1=>2, \"a\"=>[nil, true]} is not an Array.  It looks to be a Hash"}
validate_array(/a/)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_array. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Array. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, /a/ is not an Array.  It looks to be a Regexp"}
validate_bool(true,'a')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_bool. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Bool. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \"a\" is not a boolean.  It looks to be a String"}
validate_bool(true,false)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_bool. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Bool. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_bool()
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_bool. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Bool. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_bool(): wrong number of arguments (0; must be > 0)"}
validate_bool(undef)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_bool. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Bool. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, nil is not a boolean.  It looks to be a NilClass"}
validate_hash({},[])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_hash. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Hash. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, [] is not a Hash.  It looks to be a Array"}
validate_hash({})
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_hash. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Hash. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_hash()
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_hash. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Hash. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_hash(): wrong number of arguments (0; must be > 0)"}
validate_hash(1.5)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_hash. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Hash. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, 1.5 is not a Hash.  It looks to be a Float"}
validate_string('a',undef,1)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_string. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::String. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, 1 is not a string.  It looks to be a Integer"}
validate_string('a')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_string. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::String. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_string()
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_string. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::String. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_string(): wrong number of arguments (0; must be > 0)"}
validate_string([1,'a'])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_string. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::String. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, [1, \"a\"] is not a string.  It looks to be a Array"}
validate_string({a=>1})
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_string. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::String. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, {\"a\"=>1} is not a string.  It looks to be a Hash"}
validate_string(true)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_string. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::String. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, true is not a string.  It looks to be a TrueClass"}
validate_string(1.0)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_string. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::String. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, 1.0 is not a string.  It looks to be a Float"}
validate_string(File['/a'])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_string. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::String. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, #<Puppet::Pops::Types::PResourceType> is not a string.  It looks to be a Puppet::Pops::Types::PResourceType"}
# Paths
validate_absolute_path('/a','C:/b')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_absolute_path. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Absolute_Path. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_absolute_path('a')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_absolute_path. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Absolute_Path. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \"a\" is not an absolute path."}
validate_absolute_path(5)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_absolute_path. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Absolute_Path. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, 5 is not an absolute path."}
validate_absolute_path(undef)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_absolute_path. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Absolute_Path. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, nil is not an absolute path."}
validate_absolute_path([])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_absolute_path. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Absolute_Path. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_absolute_path(['/a','b'])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_absolute_path. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Absolute_Path. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \"b\" is not an absolute path."}
validate_absolute_path({})
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_absolute_path. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Absolute_Path. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, {} is not an absolute path."}
validate_absolute_path()
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_absolute_path. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Absolute_Path. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_absolute_path(): wrong number of arguments (0; must be > 0)"}
# Numbers
validate_integer(5)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_integer('5')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_integer('0x5')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_integer('5x')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected first argument to be an Integer or Array, got String"}
validate_integer(5,4)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected 5 to be smaller or equal to 4, got 5."}
validate_integer(5,5,5)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_integer(5,10,6)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected 5 to be greater or equal to 6, got 5."}
validate_integer(5,4,6)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected second argument to be larger than third argument, got 4 < 6"}
validate_integer([1,2,'x'])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected element at array position 2 to be an Integer, got String"}
validate_integer([1,2,[3]])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected element at array position 2 to be an Integer, got Array"}
validate_integer([1,2,{a=>1}])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected element at array position 2 to be an Integer, got Hash"}
validate_integer([1,20],10)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected [1, 20] to be smaller or equal to 10, got [1, 20]."}
validate_integer([1,2,3],10,2)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected [1, 2, 3] to be greater or equal to 2, got [1, 2, 3]."}
validate_integer({})
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected first argument to be an Integer or Array, got Hash"}
validate_integer(undef)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected first argument to be an Integer or Array, got NilClass"}
validate_integer(5,'')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected second argument to be unset or an Integer, got :String"}
validate_integer(5,'',1)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_integer(5,'x')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected second argument to be unset or an Integer, got x:String"}
validate_integer(5,10,'x')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected third argument to be unset or an Integer, got x:String"}
validate_integer(5,10,'')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected third argument to be unset or an Integer, got :String"}
validate_integer(5,10,[])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected third argument to be unset or an Integer, got []:Array"}
validate_integer(5,undef,1)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_integer(5,undef)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected second argument to be unset or an Integer, got :String"}
validate_integer()
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Wrong number of arguments; must be 1, 2 or 3, got 0"}
validate_integer(1,2,3,4)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Wrong number of arguments; must be 1, 2 or 3, got 4"}
validate_integer(1.5)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected first argument to be an Integer or Array, got Float"}
validate_integer('1.5')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected first argument to be an Integer or Array, got String"}
validate_integer(true)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected first argument to be an Integer or Array, got TrueClass"}
validate_integer('-5','0')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_integer([[5]],4)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected element at array position 0 to be an Integer, got Array"}
validate_integer(' 5 ')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_integer('1_000')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_numeric(5.5)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_numeric. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Numeric. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_numeric('5.5')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_numeric. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Numeric. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_numeric('x')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_numeric. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Numeric. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_numeric(): Expected first argument to be a Numeric or Array, got String"}
validate_numeric(5.5,5)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_numeric. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Numeric. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_numeric(): Expected 5.5 to be smaller or equal to 5.0, got 5.5."}
validate_numeric(5.5,10,6)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_numeric. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Numeric. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_numeric(): Expected 5.5 to be greater or equal to 6.0, got 5.5."}
validate_numeric(5,4,6)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_numeric. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Numeric. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_numeric(): Expected second argument to be larger than third argument, got 4.0 < 6.0"}
validate_numeric([1,'x'])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_numeric. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Numeric. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_numeric(): Expected element at array position 1 to be a Numeric, got String"}
validate_numeric([1,2.5],2)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_numeric. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Numeric. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_numeric(): Expected [1, 2.5] to be smaller or equal to 2.0, got [1, 2.5]."}
validate_numeric({})
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_numeric. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Numeric. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected first argument to be a Numeric or Array, got Hash"}
validate_numeric(undef)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_numeric. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Numeric. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_numeric(): Expected first argument to be a Numeric or Array, got NilClass"}
validate_numeric(5,'x')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_numeric. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Numeric. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_numeric(): Expected second argument to be unset or a Numeric, got x:String"}
validate_numeric(5,10,'x')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_numeric. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Numeric. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_numeric(): Expected third argument to be unset or a Numeric, got x:String"}
validate_numeric()
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_numeric. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Numeric. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_numeric(): Wrong number of arguments; must be 1, 2 or 3, got 0"}
validate_numeric([1,{}])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_numeric. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Numeric. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_numeric(): Expected element at array position 1 to be a Numeric, got Hash"}
validate_numeric(5,'')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_numeric. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Numeric. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_numeric(): Expected second argument to be unset or a Numeric, got :String"}
validate_numeric(5,'',1)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_numeric. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Numeric. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_numeric('1e3','999')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_numeric. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Numeric. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_numeric(): Expected 1000.0 to be smaller or equal to 999.0, got 1000.0."}
# Texts
validate_re('abc','^a')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_re. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Pattern[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_re('abc','^b')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_re. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Pattern[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_re(): \"abc\" does not match \"^b\""}
validate_re('abc',['^b','^a'])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_re. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Pattern[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_re('abc',['^b','^c'])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_re. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Pattern[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_re(): \"abc\" does not match [\"^b\", \"^c\"]"}
validate_re('abc','^b','my message')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_re. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Pattern[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, my message"}
validate_re('abc','[')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_re. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Pattern[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, premature end of char-class: /[/"}
validate_re('abc',5)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_re. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Pattern[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into String"}
validate_re(5,'a')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_re. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Pattern[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_re(): input needs to be a String, not a Integer"}
validate_re('abc')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_re. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Pattern[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_re(): wrong number of arguments (1; must be 2 or 3)"}
validate_re('abc',[])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_re. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Pattern[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_re(): \"abc\" does not match []"}
validate_re(undef,'a')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_re. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Pattern[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_re(): input needs to be a String, not a NilClass"}
validate_re('abc','x','')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_re. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Pattern[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, "}
validate_re('abc','x',undef)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_re. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Pattern[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_re(): \"abc\" does not match \"x\""}
validate_re("a\nb",'^b$')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_re. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Pattern[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_re('ABC','(?i)abc')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_re. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Pattern[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_slength('abc',5)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_slength('abc',3,3)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_slength('abc',2)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_slength(): Expected length of \"abc\" to be between 0 and 2, was 3"}
validate_slength('abc',5,4)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_slength(): Expected length of \"abc\" to be between 4 and 5, was 3"}
validate_slength(['abc','abcdef'],5)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_slength(): Expected length of [\"abc\", \"abcdef\"] to be between 0 and 5, was 2"}
validate_slength(['abc',5],5)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_slength(): Expected element at array position 1 to be a String, got Integer"}
validate_slength(5,5)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_slength(): Expected first argument to be a String or Array, got Integer"}
validate_slength('abc','x')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_slength(): Expected second argument to be a positive Numeric, got x:String"}
validate_slength('abc',0)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_slength(): Expected second argument to be a positive Numeric, got 0:Integer"}
validate_slength('abc',-1)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_slength(): Expected second argument to be a positive Numeric, got -1:Integer"}
validate_slength('abc',5,'x')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_slength(): Expected third argument to be unset or a positive Numeric, got x:String"}
validate_slength('abc',5,-1)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_slength(): Expected third argument to be unset or a positive Numeric, got -1:Integer"}
validate_slength('abc',5,6)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_slength(): Expected second argument to be equal to or larger than third argument"}
validate_slength('abc')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_slength(): Wrong number of arguments (1; must be 2 or 3)"}
validate_slength('abc',[])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_slength(): Expected second argument to be a positive Numeric, got []:Array"}
validate_slength('abc','5')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_slength('abc',5.9)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_slength('abc',undef)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_slength(): Expected second argument to be a positive Numeric, got :NilClass"}
validate_slength('abc',5,undef)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_slength({},5)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_slength(): Expected first argument to be a String or Array, got Hash"}
validate_slength('abc',5,[])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_slength(): Expected third argument to be unset or a positive Numeric, got []:Array"}
validate_slength('éé',2)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
# Addresses and names
validate_ip_address('1.2.3.4','::1')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ip_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ip_Address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_ip_address('x')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ip_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ip_Address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \"x\" is not a valid IP address."}
validate_ip_address(5)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ip_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ip_Address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, 5 is not a string."}
validate_ip_address()
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ip_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ip_Address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_ip_address(): wrong number of arguments (0; must be > 0)"}
validate_ipv4_address('::1')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ipv4_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ipv4_Address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \"::1\" is not a valid IPv4 address."}
validate_ipv4_address('1.2.3.4/24')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ipv4_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ipv4_Address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_ipv4_address('x')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ipv4_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ipv4_Address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \"x\" is not a valid IPv4 address."}
validate_ipv4_address()
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ipv4_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ipv4_Address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_ipv4_address(): wrong number of arguments (0; must be > 0)"}
validate_ipv4_address([1])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ipv4_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ipv4_Address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, [1] is not a string."}
validate_ipv6_address('1.2.3.4')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ipv6_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ipv6_address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \"1.2.3.4\" is not a valid IPv6 address."}
validate_ipv6_address('::1')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ipv6_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ipv6_address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_ipv6_address(undef)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ipv6_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ipv6_address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, nil is not a string."}
validate_ipv6_address('x')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ipv6_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ipv6_address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \"x\" is not a valid IPv6 address."}
validate_ipv6_address()
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ipv6_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ipv6_address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_ipv6_address(): wrong number of arguments (0; must be > 0)"}
validate_domain_name('example.com','x')
#=> {"value": null, "type": "Undef"}
validate_domain_name('-x.com')
#=> {"error": "Error while evaluating a Function Call, \"-x.com\" is not a syntactically correct domain name"}
validate_domain_name(5)
#=> {"error": "Error while evaluating a Function Call, 5 is not a string."}
validate_domain_name()
#=> {"error": "Error while evaluating a Function Call, validate_domain_name(): wrong number of arguments (0; must be > 0)"}
validate_domain_name(undef)
#=> {"error": "Error while evaluating a Function Call, \"\" is not a syntactically correct domain name"}
validate_email_address('a@b.com')
#=> {"value": null, "type": "Undef"}
validate_email_address('a@b')
#=> {"error": "Error while evaluating a Function Call, \"a@b\" is not a valid email address"}
validate_email_address(5)
#=> {"error": "Error while evaluating a Function Call, 5 is not a string."}
validate_email_address()
#=> {"error": "Error while evaluating a Function Call, validate_email_address(): wrong number of arguments (0; must be > 0)"}
# validate_legacy
validate_legacy(String,'validate_string','a')
#=> {"value": null, "type": "Undef"}
validate_legacy(String,'validate_string',5)
#=> {"error": "Error while evaluating a Function Call, validate_legacy(validate_string) expects a String value, got Integer"}
validate_legacy('String','validate_string',5)
#=> {"error": "Error while evaluating a Function Call, validate_legacy(validate_string) expects a String value, got Integer"}
validate_legacy(Integer,'validate_integer','5')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_legacy. validate_legacy(validate_integer) expects an Integer value, got String at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_legacy('Variant[Integer, Array[Integer]]','validate_integer','x')
#=> {"error": "Error while evaluating a Function Call, validate_legacy(validate_integer) expects a value of type Integer or Array, got String"}
validate_legacy(String,'validate_re','abc',['^b'])
#=> {"value": null, "type": "Undef"}
validate_legacy(String,'validate_re','abc',['^a'])
#=> {"value": null, "type": "Undef"}
validate_legacy(Integer,'validate_re','abc',['^a'])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_legacy. validate_legacy(validate_re) expects an Integer value, got String at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_legacy(Integer,'validate_re','abc',['^b'])
#=> {"error": "Error while evaluating a Function Call, validate_legacy(validate_re) expects an Integer value, got String"}
validate_legacy(Integer,'validate_re','abc','[')
#=> {"error": "Error while evaluating a Function Call, premature end of char-class: /[/"}
validate_legacy(Integer[0,5],'validate_integer',9,10)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_legacy. validate_legacy(validate_integer) expects an Integer[0, 5] value, got Integer[9, 9] at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_legacy(1,2,3)
#=> {"error": "Error while evaluating a Function Call, The function 'validate_legacy' was called with arguments it does not accept. It expects one of:\n  (Any scope, Type target_type, String function_name, Any value, Any args*)\n    rejected: parameter 'target_type' expects a Type value, got Integer\n  (Any scope, String type_string, String function_name, Any value, Any args*)\n    rejected: parameter 'type_string' expects a String value, got Integer"}
validate_legacy(String)
#=> {"error": "Error while evaluating a Function Call, 'validate_legacy' expects at least 4 arguments, got 2"}
validate_legacy(String,'validate_string',undef)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_legacy. validate_legacy(validate_string) expects a String value, got Undef at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_legacy(Optional[String],'validate_string',undef)
#=> {"value": null, "type": "Undef"}
validate_legacy(Struct[{a=>Integer}],'validate_hash',{a=>'x'})
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_legacy. validate_legacy(validate_hash) entry 'a' expects an Integer value, got String at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_legacy(Struct[{a=>Integer}],'validate_array',{a=>'x'})
#=> {"error": "Error while evaluating a Function Call, validate_legacy(validate_array) entry 'a' expects an Integer value, got String"}
# Other programs
validate_cmd('a')
#=> {"error": "Error while evaluating a Function Call, validate_cmd(): wrong number of arguments (1; must be 2 or 3)"}
validate_cmd('a','b','c','d')
#=> {"error": "Error while evaluating a Function Call, validate_cmd(): wrong number of arguments (4; must be 2 or 3)"}
validate_augeas('a')
#=> {"error": "Error while evaluating a Function Call, validate_augeas(): wrong number of arguments (1; must be 2, 3, or 4)"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_augeas(): this function requires the augeas feature. See http://docs.puppetlabs.com/guides/augeas.html#pre-requisites for how to activate it."}
validate_augeas()
#=> {"error": "Error while evaluating a Function Call, validate_augeas(): wrong number of arguments (0; must be 2, 3, or 4)"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_augeas(): this function requires the augeas feature. See http://docs.puppetlabs.com/guides/augeas.html#pre-requisites for how to activate it."}
validate_x509_rsa_key_pair('a')
#=> {"error": "Error while evaluating a Function Call, validate_x509_rsa_key_pair(): wrong number of arguments (1; must be 2)"}
validate_x509_rsa_key_pair('a','b')
#=> {"error": "Error while evaluating a Function Call, Not a valid x509 certificate: PEM_read_bio_X509: no start line (Expecting: CERTIFICATE)"}
#[7]=> {"error": "Error while evaluating a Function Call, Not a valid x509 certificate: PEM_read_bio_X509: no start line"}
validate_x509_rsa_key_pair(1,'b')
#=> {"error": "Error while evaluating a Function Call, 1 is not a string."}
validate_x509_rsa_key_pair('-----BEGIN CERTIFICATE-----','b')
#=> {"error": "Error while evaluating a Function Call, Not a valid x509 certificate: PEM_read_bio_X509: bad end line"}
validate_x509_rsa_key_pair("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n",'b')
#=> {"error": "Error while evaluating a Function Call, Not a valid x509 certificate: PEM_read_bio_X509: ASN1 lib"}
validate_x509_rsa_key_pair("-----BEGIN CERTIFICATE-----\n!!!!\n-----END CERTIFICATE-----\n",'b')
#=> {"error": "Error while evaluating a Function Call, Not a valid x509 certificate: PEM_read_bio_X509: bad base64 decode"}
# Regular expressions
validate_re('abc', /a.c/)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_re. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Pattern[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_re('abc', [/x/, /c$/])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_re. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Pattern[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_re('abc', /x/)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_re. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Pattern[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_re(): \"abc\" does not match /x/"}
