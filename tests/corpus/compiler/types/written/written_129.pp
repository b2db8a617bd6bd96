# Fails: Types in texts and definitions, case 129.


notice(Type("Binary[1]"))
