# A class may include itself.
class a { include a notify { 'a': } }
include a
