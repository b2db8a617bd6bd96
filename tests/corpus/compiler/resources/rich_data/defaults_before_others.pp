# Attributes of types before one that is set are written, too.
notify { 'x': message => [Array[1, 2], Hash[1, 2], Hash[String, Any], Optional[Any], Type[Any], Iterable[Any], Init[Integer, 1]] }
