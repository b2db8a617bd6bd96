# Fails: Types in texts and definitions, case 102.


notice(Type("Resource[file,a,b]"))
