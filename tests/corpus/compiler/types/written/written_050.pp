# Fails: Types in texts and definitions, case 50.
type T = Optional[Resource[file,a,b]]
notice(1 =~ T)
