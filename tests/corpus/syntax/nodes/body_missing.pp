# A body is needed.
node a
