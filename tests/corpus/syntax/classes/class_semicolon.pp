# Semicolons between classes.
class a { }; class b { };
