# A bare word with a hyphen.
node foo-bar { }
