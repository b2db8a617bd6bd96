# Fails: a title that is a hash.
notify { { a => 1 }: }
