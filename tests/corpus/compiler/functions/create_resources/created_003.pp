# Fails: What create_resources may be given, case 3.


[1].each |$x| { create_resources('file', {'/a' => {'nope' => 1}}) }
