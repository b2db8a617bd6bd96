# pick and pick_default
pick('a')
#=> {"value": "a", "type": "String"}
pick()
#=> {"error": "Error while evaluating a Function Call, pick(): must receive at least one non empty value"}
pick(undef,'')
#=> {"error": "Error while evaluating a Function Call, pick(): must receive at least one non empty value"}
pick('', false)
#=> {"value": false, "type": "Boolean[false]"}
pick([])
#=> {"value": [], "type": "Array[0, 0]"}
pick({})
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
pick(0)
#=> {"value": 0, "type": "Integer[0, 0]"}
pick(undef,[],'a')
#=> {"value": [], "type": "Array[0, 0]"}
pick(default)
#=> {"value": {"Default": true}, "type": "Default"}
pick(false)
#=> {"value": false, "type": "Boolean[false]"}
pick(undef,'',undef,'x','y')
#=> {"value": "x", "type": "String"}
pick_default()
#=> {"error": "Error while evaluating a Function Call, Must receive at least one argument."}
pick_default('',undef,'a')
#=> {"value": "a", "type": "String"}
pick_default('','')
#=> {"value": "", "type": "String"}
pick_default(undef)
#=> {"value": "", "type": "String"}
pick_default(undef,undef)
#=> {"value": "", "type": "String"}
pick_default(false,'a')
#=> {"value": false, "type": "Boolean[false]"}
pick_default('',[],'x')
#=> {"value": [], "type": "Array[0, 0]"}
pick_default('a','b')
#=> {"value": "a", "type": "String"}
# Functions
is_function_available('include')
#=> {"value": true, "type": "Boolean[true]"}
is_function_available('notice')
#=> {"value": true, "type": "Boolean[true]"}
is_function_available('each')
#=> {"value": true, "type": "Boolean[true]"}
is_function_available('is_array')
#=> {"value": true, "type": "Boolean[true]"}
is_function_available('epp')
#=> {"value": true, "type": "Boolean[true]"}
is_function_available('pick')
#=> {"value": true, "type": "Boolean[true]"}
is_function_available('nope')
#=> {"value": false, "type": "Boolean[false]"}
is_function_available(5)
#=> {"value": false, "type": "Boolean[false]"}
is_function_available('stdlib::extname')
#=> {"value": false, "type": "Boolean[false]"}
is_function_available('')
#=> {"value": false, "type": "Boolean[false]"}
is_function_available('to_yaml')
#=> {"value": false, "type": "Boolean[false]"}
is_function_available('map')
#=> {"value": true, "type": "Boolean[true]"}
is_function_available('unique')
#=> {"value": true, "type": "Boolean[true]"}
is_function_available('all')
#=> {"value": false, "type": "Boolean[false]"}
is_function_available('abs')
#=> {"value": true, "type": "Boolean[true]"}
is_function_available('merge')
#=> {"value": true, "type": "Boolean[true]"}
is_function_available('validate_legacy')
#=> {"value": false, "type": "Boolean[false]"}
is_function_available()
#=> {"error": "Error while evaluating a Function Call, is_function_available?(): Wrong number of arguments given 0 for 1"}
deprecation('a','b')
#=> {"error": "Error while evaluating a Function Call, deprecation. a. b at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
deprecation('a')
#=> {"error": "Error while evaluating a Function Call, 'deprecation' expects 2 arguments, got 1"}
pry()
#=> {"error": "Error while evaluating a Function Call, pry(): Requires the 'pry' rubygem to use, but it was not found"}
# Time
time(1,2)
#=> {"error": "Error while evaluating a Function Call, time(): Wrong number of arguments given 2 for 0 or 1"}
time(5)
#=> {"error": "Error while evaluating a Function Call, undefined method `empty?' for an instance of Integer"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `empty?' for 5:Integer"}
time() > 1000000000
#=> {"value": true, "type": "Boolean[true]"}
time('UTC') > 1000000000
#=> {"value": true, "type": "Boolean[true]"}
