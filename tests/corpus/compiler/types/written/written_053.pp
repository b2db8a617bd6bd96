# Fails: Types in texts and definitions, case 53.
type T = Optional[Struct[{1=>Integer}]]
notice(1 =~ T)
