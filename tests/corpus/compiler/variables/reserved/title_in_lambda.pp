# The variable title in a lambda.
[1].each |$x| { $title = 'x' notify { $title: } }
