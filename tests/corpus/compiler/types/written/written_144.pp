# Fails: Types in texts and definitions, case 144.


notice(Type("Struct[{1=>Integer}]"))
