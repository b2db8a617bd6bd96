# Fails: an expression as a statement must have an effect. The paper has a rule for expressions as
# statements, Expr, but no expression of μPuppet has an effect.
1 + 2
notify { 'after': }
