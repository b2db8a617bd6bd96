# A bare word with an underscore.
node _foo { }
