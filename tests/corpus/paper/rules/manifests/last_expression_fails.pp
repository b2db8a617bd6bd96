# Fails: ExprStep: the last statement is evaluated though its value is ignored.
notify { 'before': }
[1, $nothing]
