# A node twice.
node a { }
node a { }
