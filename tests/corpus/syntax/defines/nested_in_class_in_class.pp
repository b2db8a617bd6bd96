# In nested classes.
class a { class b { define c { } } }
