# The word type as a title.
notify { type: }
