# A relationship after a lambda.
f() |$y| { } -> Foo['a']
