# A hash at the end of a program.
{a => 1}
