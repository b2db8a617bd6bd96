# Words that were reserved once.
application a { }
