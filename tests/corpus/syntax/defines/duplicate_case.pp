# Case in the names of defined types.
define fooBar { }
define foobar { }
