# Fails: Types in texts and definitions, case 91.


notice(Type("\$x"))
