# Expr: the last statement of a conditional may be an expression without effect.
if true {
  notify { 'then': }
  2 > 1
}
