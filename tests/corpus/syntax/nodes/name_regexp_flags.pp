# Regular expressions of all sorts are legal.
node /^a b!$/ { }
