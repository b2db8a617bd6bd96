# Fails: Types in texts and definitions, case 98.


notice(Type("Integer[1,2,3]"))
