# Fails: Types in texts and definitions, case 135.


notice(Type("Scalar[a]"))
