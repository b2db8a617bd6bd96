# As a receiver.
private.foo
