# Fails: Types in texts and definitions, case 132.


notice(Type("Array[Integer,1,2,3]"))
