# A bare word is a string, which cannot be called.
foo-bar(1)
