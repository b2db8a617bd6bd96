# The string is read to its end before its interpolation is parsed.
notice(@("E"))
  a ${ [ } b ${0x}
  | E
