# A define with the name of a built-in type.
define notify { }
notify { 'x': }
