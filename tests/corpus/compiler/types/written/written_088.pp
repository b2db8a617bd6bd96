# Fails: Types in texts and definitions, case 88.


notice(Type("Integer['a']"))
