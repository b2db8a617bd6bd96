# A node with no code.
node default { }
