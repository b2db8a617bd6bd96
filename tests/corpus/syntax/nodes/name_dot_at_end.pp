# A dot at the end.
node a. { }
