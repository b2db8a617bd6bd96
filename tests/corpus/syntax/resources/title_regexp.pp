# A regular expression as a title.
notify { /a/: }
