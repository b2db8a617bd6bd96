# Fails: a title in an array that is undef.
notify { ['a', undef]: }
