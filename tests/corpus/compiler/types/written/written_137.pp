# Fails: Types in texts and definitions, case 137.


notice(Type("Numeric[1]"))
