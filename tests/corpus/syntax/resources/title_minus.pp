# A negative number and an unfolded array as titles.
notify { -1: }
notify { *$a: }
