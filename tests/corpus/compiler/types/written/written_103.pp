# Fails: Types in texts and definitions, case 103.


notice(Type("File[a,b]"))
