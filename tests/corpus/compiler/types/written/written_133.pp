# Fails: Types in texts and definitions, case 133.


notice(Type("Hash[Integer,String,1,2,3]"))
