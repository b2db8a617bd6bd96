# Equality of types.
class a(Variant[Integer, String] $x) { }
type MyInt = Integer
notify { "${MyInt == Integer} ${Variant[Integer] == Integer} ${Optional[Undef] == Undef} ${Variant[Integer,String] == Variant[String,Integer]} ${MyInt =~ Type[Integer]} ${Optional[Any] == Any} ${Array == Array[Any]} ${Numeric == Variant[Integer, Float]} ${Variant[Numeric, Integer] == Numeric}": }
