# An attribute may be of what the type itself can be made of.
type One = Object[{attributes => {inner => Variant[Init[One], String]}}]
notice(Init[One]('w'), 'w' =~ Init[One], 1 =~ Init[One])
