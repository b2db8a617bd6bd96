# A qualified name has illegal characters.
node foo::bar { }
