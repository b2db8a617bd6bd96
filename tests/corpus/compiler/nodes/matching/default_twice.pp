# Fails: the default node is defined twice.
node default { }
node default { }
