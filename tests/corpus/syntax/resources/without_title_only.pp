# Empty braces after a name, last in the file.
foo {}
