# Nor strings.
define 'foo' { }
