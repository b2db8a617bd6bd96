# Strings with interpolation.
notice "a ${b} c"
notice"d"
