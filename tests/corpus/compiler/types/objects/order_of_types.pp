# Order of types.
type MyInt = Integer
notify { "${MyInt < Numeric} ${MyInt <= Integer} ${MyInt < Integer} ${Numeric > MyInt} ${Variant[Integer] < Integer} ${Integer < 3} ${Integer[1,2] < Integer}": }
