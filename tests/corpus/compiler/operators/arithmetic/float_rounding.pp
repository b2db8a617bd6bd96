# Floats are not exact.
notify { 'values': message => "${0.1 + 0.2} ${1.1 * 3} ${1 / 3.0} ${2 / 3.0}" }
