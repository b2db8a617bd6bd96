# Types as values.
notify { 'x': message => [Integer, Integer[1, 2], String[1], Array[Integer, 1], Hash[String, Integer], Optional[String], Enum['a', 'b'], Variant[Integer, String], Pattern[/a/], Struct[{ a => Integer, Optional[b] => Any }], Tuple[Integer, String], Callable[Integer], Type[Integer], Boolean, Regexp[/a/], Sensitive] }
