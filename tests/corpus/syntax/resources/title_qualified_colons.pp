# A qualified name, a colon, a name.
notify { a::b:message => c }
