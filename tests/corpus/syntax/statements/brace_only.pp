# A brace alone.
{
