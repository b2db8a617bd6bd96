# The same regular expression twice.
node /a/ { }
node /a/ { }
