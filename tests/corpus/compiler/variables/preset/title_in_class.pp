# Title and name in a class.
class a::b { notify { "${title} ${name}": } }
include a::b
