# Fails: Types in texts and definitions, case 90.


notice(Type("Integer + 1"))
