# Regular expressions that differ.
node /a/ { }
node /b/ { }
