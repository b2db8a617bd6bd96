# Strings as operands.
notify { ['a', 'b']: }
"Notify[a]" -> "Notify[b]"
