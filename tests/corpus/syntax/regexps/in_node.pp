# As a node's name.
node /^web\d+\.example\.com$/ { }
