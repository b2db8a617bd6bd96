# Fails: the same regular expression twice.
node /a/ { }
node /a/ { }
