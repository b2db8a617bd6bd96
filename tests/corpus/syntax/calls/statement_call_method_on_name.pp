# A method call on the name itself.
notice.foo
