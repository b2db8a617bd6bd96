# What Puppet's specifications of types and of the library ask about.
Type('Annotation')
#=> {"value": {"Type": "Object[{name => 'Annotation'}]"}, "type": "Type[Annotation]"}
Type('Pcore')
#=> {"value": {"Type": "Object[{name => 'Pcore'}]"}, "type": "Type[Pcore]"}
Type('Deferred')
#=> {"value": {"Type": "Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}]"}, "type": "Type[Deferred]"}
Type('Puppet::LookupKey')
#=> {"value": {"Type": "Puppet::LookupKey"}, "type": "Type[Puppet::LookupKey]"}
Type('Puppet::LookupValue')
#=> {"value": {"Type": "Puppet::LookupValue"}, "type": "Type[Puppet::LookupValue]"}
Type('Pcore::SimpleTypeName')
#=> {"value": {"Type": "Pcore::SimpleTypeName = Pattern[/\\A[A-Z]\\w*\\z/]"}, "type": "Type[Pcore::SimpleTypeName]"}
Type('Pcore::TypeName')
#=> {"value": {"Type": "Pcore::TypeName = Pattern[/\\A[A-Z]\\w*(?:::[A-Z]\\w*)*\\z/]"}, "type": "Type[Pcore::TypeName]"}
#[7]=> {"value": {"Type": "Pcore::TypeName = Pattern[/\\A[A-Z][\\w]*(?:::[A-Z][\\w]*)*\\z/]"}, "type": "Type[Pcore::TypeName]"}
Type('Pcore::QRef')
#=> {"value": {"Type": "Pcore::QRef = Pattern[/\\A[A-Z]\\w*(?:::[A-Z]\\w*)*\\z/]"}, "type": "Type[Pcore::QRef]"}
#[7]=> {"value": {"Type": "Pcore::QRef = Pattern[/\\A[A-Z][\\w]*(?:::[A-Z][\\w]*)*\\z/]"}, "type": "Type[Pcore::QRef]"}
Type('Task')
#=> {"value": {"Type": "TypeReference['Task']"}, "type": "Type[TypeReference['Task']]"}
Type('Target')
#=> {"value": {"Type": "TypeReference['Target']"}, "type": "Type[TypeReference['Target']]"}
Type('Data')
#=> {"value": {"Type": "Data"}, "type": "Type[Data]"}
Type('Error[x]')
#=> {"value": {"Type": "TypeReference['Error[x]']"}, "type": "Type[TypeReference['Error[x]']]"}
Pcore::SimpleTypeName
#=> {"value": {"Type": "Pcore::SimpleTypeName = Pattern[/\\A[A-Z]\\w*\\z/]"}, "type": "Type[Pcore::SimpleTypeName]"}
Pcore::TypeName
#=> {"value": {"Type": "Pcore::TypeName = Pattern[/\\A[A-Z]\\w*(?:::[A-Z]\\w*)*\\z/]"}, "type": "Type[Pcore::TypeName]"}
#[7]=> {"value": {"Type": "Pcore::TypeName = Pattern[/\\A[A-Z][\\w]*(?:::[A-Z][\\w]*)*\\z/]"}, "type": "Type[Pcore::TypeName]"}
Pcore::QRef
#=> {"value": {"Type": "Pcore::QRef = Pattern[/\\A[A-Z]\\w*(?:::[A-Z]\\w*)*\\z/]"}, "type": "Type[Pcore::QRef]"}
#[7]=> {"value": {"Type": "Pcore::QRef = Pattern[/\\A[A-Z][\\w]*(?:::[A-Z][\\w]*)*\\z/]"}, "type": "Type[Pcore::QRef]"}
Pcore::MemberName
#=> {"value": {"Type": "Pcore::MemberName = Pattern[/\\A[a-z_]\\w*\\z/]"}, "type": "Type[Pcore::MemberName]"}
'a' =~ Pcore::MemberName
#=> {"value": true, "type": "Boolean[true]"}
Task
#=> {"error": "Resource type not found: Task"}
Target
#=> {"error": "Resource type not found: Target"}
Object['X']
#=> {"value": {"Type": "Object[{name => 'X'}]"}, "type": "Type[X]"}
Object['X', {}]
#=> {"error": "Object-Type[] accepts 1 argument. Got 2"}
Object['x', {}]
#=> {"error": "Object-Type[] accepts 1 argument. Got 2"}
Object['X', {attributes => {a => Integer}}]
#=> {"error": "Object-Type[] accepts 1 argument. Got 2"}
Object['X', 1]
#=> {"error": "Object-Type[] accepts 1 argument. Got 2"}
Object[{}, {}]
#=> {"error": "Object-Type[] accepts 1 argument. Got 2"}
Object[[]]
#=> {"error": "Object-Type[] accepts 1 argument. Got 0"}
TypeSet['X']
#=> {"value": {"Type": "TypeSet[{pcore_version => '', name => 'X'}]"}, "type": "Type[TypeSet[{pcore_version => '', name => 'X'}]]"}
TypeSet['X', {version => '1.0.0', pcore_version => '1.0.0'}]
#=> {"error": "TypeSet-Type[] accepts 1 argument. Got 2"}
TypeSet['x', 1]
#=> {"error": "TypeSet-Type[] accepts 1 argument. Got 2"}
TypeSet['X', 1]
#=> {"error": "TypeSet-Type[] accepts 1 argument. Got 2"}
TypeSet[{}]
#=> {"value": {"Type": "TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}]"}, "type": "Type[TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}]]"}
Object[{}]
#=> {"value": {"Type": "Object[{}]"}, "type": "Type[Object]"}
Object[undef]
#=> {"value": {"Type": "Object[{}]"}, "type": "Type[Object]"}
Object[default]
#=> {"error": "Error while evaluating a '[]' expression, object name has wrong type, expects a match for Pattern[/\\A[A-Z]\\w*(?:::[A-Z]\\w*)*\\z/], got Default"}
#[7]=> {"error": "Error while evaluating a '[]' expression, object name has wrong type, expects a match for Pattern[/\\A[A-Z][\\w]*(?:::[A-Z][\\w]*)*\\z/], got Default"}
TypeSet[undef]
#=> {"value": {"Type": "TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}]"}, "type": "Type[TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}]]"}
type(Error('a'))
#=> {"value": {"Type": "Error[undef, undef]"}, "type": "Type[Error[undef, undef]]"}
Error
#=> {"value": {"Type": "Object[{name => 'Error', type_parameters => {'kind' => Variant[String, Regexp, Type[Enum], Type[Pattern], Type[NotUndef], Type[Undef]], 'issue_code' => Variant[String, Regexp, Type[Enum], Type[Pattern], Type[NotUndef], Type[Undef]]}, attributes => {'msg' => String[1], 'kind' => {type => Optional[String[1]], value => undef}, 'details' => {type => Optional[Hash[String[1], Data]], value => undef}, 'issue_code' => {type => Optional[String[1]], value => undef}}, functions => {'message' => Callable[[0, 0], String[1]]}}]"}, "type": "Type[Error]"}
type(Error('a','b'))
#=> {"value": {"Type": "Error['b', undef]"}, "type": "Type[Error['b', undef]]"}
assert_type('Error', Error('a'))
#=> {"value": {"Object": ["Error", {"Hash": [["msg", "a"]]}]}, "type": "Error[undef, undef]"}
assert_type('Pcore::MemberName', 'a')
#=> {"value": "a", "type": "String"}
