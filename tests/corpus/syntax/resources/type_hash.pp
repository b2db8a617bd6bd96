# A hash as the type.
{a => 1} { 'b': }
