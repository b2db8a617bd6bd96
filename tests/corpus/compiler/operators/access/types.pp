# Types take parameters.
notify { 'values': message => "${Integer[1, 5]} ${Array[String, 1]} ${Optional[Integer]} ${Variant[Integer, String]} ${Enum[a, b]} ${Hash[String, Integer]} ${Pattern[/a/]} ${Struct[{ a => Integer }]} ${Tuple[Integer, String]}" }
