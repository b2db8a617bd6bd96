# Fails: a title twice in one expression.
notify { ['a', 'a']: }
