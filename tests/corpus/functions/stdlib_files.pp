# Paths
stdlib::extname('/a/b.tar.gz')
#=> {"value": ".gz", "type": "String"}
stdlib::extname('.bashrc')
#=> {"value": "", "type": "String"}
stdlib::extname('foo.')
#=> {"value": ".", "type": "String"}
stdlib::extname('a/.b/c')
#=> {"value": "", "type": "String"}
stdlib::extname('.a.b')
#=> {"value": ".b", "type": "String"}
stdlib::extname('foo. ')
#=> {"value": ". ", "type": "String"}
stdlib::extname('a.b/')
#=> {"value": ".b", "type": "String"}
stdlib::extname('..a')
#=> {"value": "", "type": "String"}
stdlib::extname('...')
#=> {"value": "", "type": "String"}
stdlib::extname('')
#=> {"value": "", "type": "String"}
stdlib::extname('a.b.c')
#=> {"value": ".c", "type": "String"}
stdlib::extname('foo.rb/bar')
#=> {"value": "", "type": "String"}
stdlib::extname(5)
#=> {"error": "Error while evaluating a Function Call, 'stdlib::extname' parameter 'filename' expects a String value, got Integer"}
basename('/a/b/c.rb','.rb')
#=> {"value": "c", "type": "String"}
basename('/a/b/c.rb','.*')
#=> {"value": "c", "type": "String"}
basename('/a/b/c.rb','rb')
#=> {"value": "c.", "type": "String"}
basename('/')
#=> {"value": "/", "type": "String"}
basename('')
#=> {"value": "", "type": "String"}
basename('/a/')
#=> {"value": "a", "type": "String"}
basename('//')
#=> {"value": "/", "type": "String"}
basename('a','a')
#=> {"value": "a", "type": "String"}
basename('.rb','.rb')
#=> {"value": ".rb", "type": "String"}
basename('.x','.*')
#=> {"value": ".x", "type": "String"}
basename('a.b.c','.*')
#=> {"value": "a.b", "type": "String"}
basename('/a/b.rb/','.rb')
#=> {"value": "b", "type": "String"}
basename('a','')
#=> {"value": "a", "type": "String"}
basename(5)
#=> {"error": "Error while evaluating a Function Call, basename(): Requires string as first argument"}
basename('a',5)
#=> {"error": "Error while evaluating a Function Call, basename(): Requires string as second argument"}
basename('a','b','c')
#=> {"error": "Error while evaluating a Function Call, basename(): Too many arguments given (3)"}
basename()
#=> {"error": "Error while evaluating a Function Call, basename(): No arguments given"}
dirname('/a/b')
#=> {"value": "/a", "type": "String"}
dirname('/')
#=> {"value": "/", "type": "String"}
dirname('//')
#=> {"value": "/", "type": "String"}
dirname('a')
#=> {"value": ".", "type": "String"}
dirname('')
#=> {"error": "Error while evaluating a Function Call, dirname(): Requires a non-empty string as argument"}
dirname('/a')
#=> {"value": "/", "type": "String"}
dirname('a//b')
#=> {"value": "a", "type": "String"}
dirname('/a/b/')
#=> {"value": "/a", "type": "String"}
dirname('//a')
#=> {"value": "/", "type": "String"}
dirname('///a//b//')
#=> {"value": "/a", "type": "String"}
dirname('a/b/c')
#=> {"value": "a/b", "type": "String"}
dirname('./a')
#=> {"value": ".", "type": "String"}
dirname('a/')
#=> {"value": ".", "type": "String"}
dirname(5)
#=> {"error": "Error while evaluating a Function Call, dirname(): Requires string as argument"}
dirname('a','b')
#=> {"error": "Error while evaluating a Function Call, dirname(): Too many arguments given (2)"}
dirname()
#=> {"error": "Error while evaluating a Function Call, dirname(): No arguments given"}
# Modules
get_module_path('nope')
#=> {"error": "Error while evaluating a Function Call, Could not find module nope in environment production"}
get_module_path()
#=> {"error": "Error while evaluating a Function Call, get_module_path(): Wrong number of arguments, expects one"}
get_module_path(5)
#=> {"error": "Error while evaluating a Function Call, Could not find module 5 in environment production"}
load_module_metadata('nope')
#=> {"error": "Error while evaluating a Function Call, Could not find module nope in environment production"}
load_module_metadata()
#=> {"error": "Error while evaluating a Function Call, load_module_metadata(): Wrong number of arguments, expects one or two"}
load_module_metadata('a','b','c')
#=> {"error": "Error while evaluating a Function Call, load_module_metadata(): Wrong number of arguments, expects one or two"}
# Files that do not exist
loadjson('/nope')
#=> {"value": null, "type": "Undef"}
loadjson('/nope','d')
#=> {"value": "d", "type": "String"}
loadjson()
#=> {"error": "Error while evaluating a Function Call, loadjson(): Wrong number of arguments given (0 for minimum 1)"}
loadjson(5)
#=> {"error": "Error while evaluating a Function Call, undefined method `start_with?' for an instance of Integer"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `start_with?' for 5:Integer"}
loadjson(5,'d')
#=> {"value": "d", "type": "String"}
# Functions that ask for PSON, which newer versions do not have
loadjson('/dev/null')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Parser::Functions::PSON"}
#[7]=> {"error": "Error while evaluating a Function Call, source did not contain any PSON!"}
loadjson('/dev/null','d')
#=> {"value": "d", "type": "String"}
loadyaml('/nope')
#=> {"value": null, "type": "Undef"}
loadyaml('/nope','d')
#=> {"value": "d", "type": "String"}
loadyaml()
#=> {"error": "Error while evaluating a Function Call, loadyaml(): Wrong number of arguments given (0 for minimum 1)"}
loadyaml(5)
#=> {"error": "Error while evaluating a Function Call, undefined method `start_with?' for an instance of Integer"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `start_with?' for 5:Integer"}
loadyaml(5,'d')
#=> {"value": "d", "type": "String"}
glob([false])
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of false into String"}
glob([true])
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of true into String"}
glob([undef])
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of nil into String"}
glob('')
#=> {"value": [], "type": "Array[0, 0]"}
glob(['', ''])
#=> {"value": [], "type": "Array[0, 0]"}
glob(5)
#=> {"error": "Error while evaluating a Function Call, glob(): Requires either array or string to work"}
glob()
#=> {"error": "Error while evaluating a Function Call, glob(): Wrong number of arguments given (0 for 1)"}
glob({})
#=> {"error": "Error while evaluating a Function Call, glob(): Requires either array or string to work"}
basename('/a/..b', '.*')
#=> {"value": "..b", "type": "String"}
basename('/a/b.', '.*')
#=> {"value": "b", "type": "String"}
basename('..a.b', '.*')
#=> {"value": "..a", "type": "String"}
