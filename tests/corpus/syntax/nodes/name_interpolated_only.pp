# Not even alone.
node "${b}" { }
