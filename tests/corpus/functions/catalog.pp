# Classes and resources, tags, messages, jumps
fail()
#=> {"error": "Error while evaluating a Function Call, "}
fail({'b'=>2,'a'=>1}, undef, [1, undef], /a/, default, true)
#=> {"error": "Error while evaluating a Function Call, {\"b\"=>2, \"a\"=>1}  [1, nil] /a/ default true"}
fail(File['/a'], Class['foo'], Integer, 1.0)
#=> {"error": "Error while evaluating a Function Call, File[/a] Class[Foo] Integer 1.0"}
fail('a') |$x| { 1 }
#=> {"error": "Error while evaluating a Function Call, a"}
tagged()
#=> {"error": "Error while evaluating a Function Call, tagged(): Wrong number of arguments given (0 for minimum 1)"}
tagged('a', 'b')
#=> {"value": false, "type": "Boolean[false]"}
tagged(1)
#=> {"value": false, "type": "Boolean[false]"}
tagged(undef)
#=> {"value": false, "type": "Boolean[false]"}
tag()
#=> {"error": "Error while evaluating a Function Call, tag(): Wrong number of arguments given (0 for minimum 1)"}
tag(1)
#=> {"value": null, "type": "Undef"}
tag(undef)
#=> {"error": "Error while evaluating a Function Call, Invalid tag ''"}
tag('a', ['b', ['c']])
#=> {"value": null, "type": "Undef"}
tag('-x')
#=> {"error": "Error while evaluating a Function Call, Invalid tag '-x'"}
tag('a b')
#=> {"error": "Error while evaluating a Function Call, Invalid tag 'a b'"}
realize()
#=> {"error": "Error while evaluating a Function Call, realize(): Wrong number of arguments given (0 for minimum 1)"}
realize(undef)
#=> {"error": "Puppet::Parser::Compiler failed with error ArgumentError: No title provided and \"\" is not a valid resource reference"}
realize('')
#=> {"error": "Puppet::Parser::Compiler failed with error ArgumentError: No title provided and \"\" is not a valid resource reference"}
realize(1)
#=> {"error": "Puppet::Parser::Compiler failed with error ArgumentError: No title provided and \"1\" is not a valid resource reference"}
realize(File)
#=> {"error": "Puppet::Parser::Compiler failed with error ArgumentError: No title provided and \"File[]\" is not a valid resource reference"}
realize(Resource)
#=> {"error": "Error while evaluating a Function Call, undefined method `include?' for nil"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `include?' for nil:NilClass\n\n    if type_name.include?(':')\n                ^^^^^^^^^"}
realize(File['/nope'])
#=> {"error": "Failed to realize virtual resources File[/nope]"}
realize([])
#=> {"value": null, "type": "Undef"}
realize('File[/nope]')
#=> {"error": "Failed to realize virtual resources File[/nope]"}
create_resources()
#=> {"error": "Error while evaluating a Function Call, create_resources(): Wrong number of arguments given (0 for minimum 2)"}
create_resources('notify')
#=> {"error": "Error while evaluating a Function Call, create_resources(): Wrong number of arguments given (1 for minimum 2)"}
create_resources('notify', 1)
#=> {"error": "Error while evaluating a Function Call, create_resources(): second argument must be a hash"}
create_resources('notify', {}, 2)
#=> {"error": "Error while evaluating a Function Call, create_resources(): third argument, if provided, must be a hash"}
create_resources('notify', {}, {}, {})
#=> {"error": "Error while evaluating a Function Call, create_resources(): wrong number of arguments (4; must be 2 or 3)"}
create_resources(1, {})
#=> {"error": "Error while evaluating a Function Call, undefined method `sub' for an instance of Integer"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `sub' for 1:Integer\nDid you mean?  succ"}
create_resources(undef, {})
#=> {"value": null, "type": "Undef"}
create_resources('notify', undef)
#=> {"error": "Error while evaluating a Function Call, create_resources(): second argument must be a hash"}
create_resources('notify', {'a' => undef})
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of nil into Hash"}
create_resources('notify', {'a' => 1})
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into Hash"}
create_resources('notify', {'a' => ''})
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of String into Hash"}
create_resources('nope', {'a' => {}})
#=> {"error": "Error while evaluating a Function Call, Unknown resource type: 'nope'"}
create_resources('nope', {})
#=> {"value": null, "type": "Undef"}
create_resources(Notify, {'a' => {}})
#=> {"error": "Error while evaluating a Function Call, undefined method `sub' for an instance of Puppet::Resource"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `sub' for Notify[]{:name=>\"\"}:Puppet::Resource\nDid you mean?  sum"}
create_resources('notify', {'a' => {'message' => File['/a']}})
#=> {"value": null, "type": "Undef"}
create_resources('notify', {'a' => {'nope' => 1}})
#=> {"error": "no parameter named 'nope' (file: unknown, line: 1) on Notify[a]"}
create_resources('notify', {'a' => {1 => 1}})
#=> {"error": "Error while evaluating a Function Call, undefined method `intern' for an instance of Integer"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `intern' for 1:Integer\n\n    @name = name.intern\n                ^^^^^^^\nDid you mean?  integer?"}
create_resources('notify', {1 => {}})
#=> {"value": null, "type": "Undef"}
create_resources('notify', {undef => {}})
#=> {"error": "Error while evaluating a Function Call, No title provided and :notify is not a valid resource reference"}
create_resources('@notify', {'a' => {}})
#=> {"value": null, "type": "Undef"}
create_resources('@@notify', {'a' => {}})
#=> {"value": null, "type": "Undef"}
create_resources('@class', {'a' => {}})
#=> {"error": "Classes are not virtualizable"}
create_resources('class', {'nope' => {}})
#=> {"error": "Error while evaluating a Function Call, Could not find declared class nope"}
create_resources('notify', {'a' => {}}, {'message' => undef})
#=> {"value": null, "type": "Undef"}
create_resources('Notify', {['a', 'b'] => {}})
#=> {"value": null, "type": "Undef"}
defined()
#=> {"error": "Error while evaluating a Function Call, 'defined' expects at least 1 argument, got none"}
defined(1)
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type], got Integer"}
defined('notify', 'nope')
#=> {"value": true, "type": "Boolean[true]"}
defined('nope')
#=> {"value": false, "type": "Boolean[false]"}
defined('File')
#=> {"value": true, "type": "Boolean[true]"}
defined('file')
#=> {"value": true, "type": "Boolean[true]"}
defined(File)
#=> {"value": true, "type": "Boolean[true]"}
defined(File['/a'])
#=> {"value": false, "type": "Boolean[false]"}
defined(File['/a', '/b'])
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type], got Tuple"}
defined(Class)
#=> {"error": "Error while evaluating a Function Call, The given class type is a reference to all classes"}
defined(Class['settings'])
#=> {"value": true, "type": "Boolean[true]"}
defined('settings')
#=> {"value": true, "type": "Boolean[true]"}
defined('$facts')
#=> {"value": true, "type": "Boolean[true]"}
defined('$nope')
#=> {"value": false, "type": "Boolean[false]"}
defined('$::facts')
#=> {"value": true, "type": "Boolean[true]"}
defined('$')
#=> {"value": false, "type": "Boolean[false]"}
defined('')
#=> {"value": false, "type": "Boolean[false]"}
defined(Integer)
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type[CatalogEntry]], got Type[Integer]"}
defined(Resource)
#=> {"error": "Error while evaluating a Function Call, The given resource type is a reference to all kind of types"}
defined(Resource['file'])
#=> {"value": true, "type": "Boolean[true]"}
defined(Resource['file', '/x'])
#=> {"value": false, "type": "Boolean[false]"}
defined(Type)
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type[CatalogEntry]], got Type[Type]"}
defined(Type[File])
#=> {"value": true, "type": "Boolean[true]"}
defined(Type[File['/a']])
#=> {"value": false, "type": "Boolean[false]"}
defined([1])
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type], got Tuple"}
defined('main')
#=> {"value": true, "type": "Boolean[true]"}
defined('File[/a]')
#=> {"value": false, "type": "Boolean[false]"}
defined(CatalogEntry)
#=> {"error": "Error while evaluating a Function Call, Invalid argument of type 'Puppet::Pops::Types::PCatalogEntryType' to 'defined'"}
include()
#=> {"error": "Error while evaluating a Function Call, 'include' expects at least 1 argument, got none"}
include(undef)
#=> {"error": "Error while evaluating a Function Call, Cannot use undef as a class name"}
include('')
#=> {"error": "Error while evaluating a Function Call, Cannot use empty string as a class name"}
include(1)
#=> {"error": "Error while evaluating a Function Call, undefined method `downcase' for nil"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `downcase' for nil:NilClass\n\n      end.downcase\n         ^^^^^^^^^"}
include([])
#=> {"value": [], "type": "Array[0, 0]"}
include('nope')
#=> {"error": "Error while evaluating a Function Call, Could not find class ::nope for web01.example.com"}
include(Class)
#=> {"error": "Error while evaluating a Function Call, Cannot use an unspecific Class[] Type"}
include(Class['nope'])
#=> {"error": "Error while evaluating a Function Call, Could not find class ::nope for web01.example.com"}
include(File['/a'])
#=> {"error": "Error while evaluating a Function Call, Cannot use a Resource[File] where a Resource['class', name] is expected"}
include(Resource['class', 'settings'])
#=> {"value": [{"Type": "Class[settings]"}], "type": "Tuple[Type[Class[settings]]]"}
include('settings')
#=> {"value": [{"Type": "Class[settings]"}], "type": "Tuple[Type[Class[settings]]]"}
include('::settings', ['settings'])
#=> {"value": [{"Type": "Class[settings]"}, {"Type": "Class[settings]"}], "type": "Tuple[Type[Class[settings]], Type[Class[settings]]]"}
include(Integer)
#=> {"error": "Error while evaluating a Function Call, undefined method `downcase' for nil"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `downcase' for nil:NilClass\n\n      end.downcase\n         ^^^^^^^^^"}
include(Sensitive('settings'))
#=> {"error": "Error while evaluating a Function Call, undefined method `downcase' for nil"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `downcase' for nil:NilClass\n\n      end.downcase\n         ^^^^^^^^^"}
contain()
#=> {"error": "Error while evaluating a Function Call, 'contain' expects at least 1 argument, got none"}
contain('nope')
#=> {"error": "Error while evaluating a Function Call, Could not find class ::nope for web01.example.com"}
contain('settings')
#=> {"value": [{"Type": "Class[settings]"}], "type": "Tuple[Type[Class[settings]]]"}
require()
#=> {"error": "Error while evaluating a Function Call, 'require' expects at least 1 argument, got none"}
require('nope')
#=> {"error": "Error while evaluating a Function Call, Could not find class ::nope for web01.example.com"}
notice()
#=> {"value": null, "type": "Undef"}
notice(undef, 1, [1, {a => 2}], /x/, Integer)
#=> {"value": null, "type": "Undef"}
warning('x') |$x| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'warning' does not expect a block"}
next(1, 2)
#=> {"error": "Error while evaluating a Function Call, 'next' expects at most 1 argument, got 2"}
break(1)
#=> {"error": "Error while evaluating a Function Call, 'break' expects no arguments, got 1"}
return(1, 2)
#=> {"error": "Error while evaluating a Function Call, 'return' expects at most 1 argument, got 2"}
return(7)
#=> {"error": "return() from context where this is illegal"}
next(7)
#=> {"value": 7, "type": "Integer[7, 7]"}
lest(1) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'lest' block expects no arguments, got between 1 and 2"}
[1].each |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Method call, block parameter 's' expects a String value, got Integer"}
