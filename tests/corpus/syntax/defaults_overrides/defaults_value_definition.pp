# A class is no value.
File { mode => class a { } }
