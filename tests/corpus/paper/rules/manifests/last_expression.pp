# Expr: the last statement of a manifest may be an expression without effect, which is its value.
notify { 'before': }
1 + 2
