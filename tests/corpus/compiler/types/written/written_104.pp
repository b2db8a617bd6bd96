# Fails: Types in texts and definitions, case 104.


notice(Type("Class[a,b]"))
