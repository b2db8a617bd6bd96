# A list at the very start of a body.
class a { 'b', 'c' }
