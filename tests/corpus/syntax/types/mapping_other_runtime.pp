# A mapping for another runtime.
type Runtime[java, 'Foo'] = Integer
