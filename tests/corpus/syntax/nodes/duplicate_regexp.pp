# A regular expression twice.
node /a/ { }
node /a/ { }
