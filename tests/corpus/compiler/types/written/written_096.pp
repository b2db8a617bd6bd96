# Fails: Types in texts and definitions, case 96.


notice(Type("foo"))
