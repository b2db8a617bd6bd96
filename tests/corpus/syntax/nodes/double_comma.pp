# One comma only.
node a,, { }
