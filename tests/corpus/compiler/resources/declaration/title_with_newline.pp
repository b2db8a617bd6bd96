# A title with a line break and other signs.
notify { "a\nb [c] 'd'": }
