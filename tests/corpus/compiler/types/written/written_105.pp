# Fails: Types in texts and definitions, case 105.


notice(Type("Boolean[1]"))
