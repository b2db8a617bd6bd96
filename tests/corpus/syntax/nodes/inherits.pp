# A node does not inherit any more.
node a inherits b { }
