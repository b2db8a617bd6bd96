# What Puppet's specifications of types and of the library ask about.
Type('Annotation')
Type('Pcore')
Type('Deferred')
Type('Puppet::LookupKey')
Type('Puppet::LookupValue')
Type('Pcore::SimpleTypeName')
Type('Pcore::TypeName')
Type('Pcore::QRef')
Type('Task')
Type('Target')
Type('Data')
Type('Error[x]')
Pcore::SimpleTypeName
Pcore::TypeName
Pcore::QRef
Pcore::MemberName
'a' =~ Pcore::MemberName
Task
Target
Object['X']
Object['X', {}]
Object['x', {}]
Object['X', {attributes => {a => Integer}}]
Object['X', 1]
Object[{}, {}]
Object[[]]
TypeSet['X']
TypeSet['X', {version => '1.0.0', pcore_version => '1.0.0'}]
TypeSet['x', 1]
TypeSet['X', 1]
TypeSet[{}]
Object[{}]
Object[undef]
Object[default]
TypeSet[undef]
type(Error('a'))
Error
type(Error('a','b'))
assert_type('Error', Error('a'))
assert_type('Pcore::MemberName', 'a')
