# No parameters.
node a($b) { }
