# A semicolon separates statements, and needs one before it.
;
