# The default node is defined twice.
node default { }
node default { }
