# A name is missing.
node a inherits { }
