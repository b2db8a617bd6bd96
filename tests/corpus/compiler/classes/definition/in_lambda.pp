# Fails: a class in a lambda.
[1].each |$x| { class a { } }
