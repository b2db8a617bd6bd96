# No assignment as a title.
notify { $x = 1: }
