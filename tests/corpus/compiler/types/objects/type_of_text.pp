# Type.new knows the language's types and Puppet's own types of resources, nothing else.
type Foo = Integer
define thing() {}
notice(Type('Foo'), Type('Array[Foo]'), Type('Foo') == Foo, 'Foo'.convert_to(Type))
notice(Type('Thing'), Type('File'), Type('::FILE'), Type('Cron'), Type('Whit'))
notice(assert_type('Foo', 1))
