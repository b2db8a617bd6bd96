# A node is defined twice.
node 'a' { }
node 'a' { }
