# Fails: Types in texts and definitions, case 92.


notice(Type("Integer Integer"))
