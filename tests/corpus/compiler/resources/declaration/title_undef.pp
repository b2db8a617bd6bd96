# Fails: a title that is undef.
notify { undef: }
