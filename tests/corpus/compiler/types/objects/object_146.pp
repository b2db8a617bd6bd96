# Object types and sets of types, case 146.
notify{'x': message => Object[{}]}
