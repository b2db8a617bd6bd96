# A question mark.
?
