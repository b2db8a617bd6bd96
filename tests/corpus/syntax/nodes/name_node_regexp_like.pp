# Regular expressions that differ only in characters that do not count as letters.
node /a.b/ { }
node /ab/ { }
