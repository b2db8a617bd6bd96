# Fails: Types in texts and definitions, case 145.


notice(Type("Struct[{''=>Integer}]"))
