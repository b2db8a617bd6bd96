# A node is not at home in a module.
node foo { }
