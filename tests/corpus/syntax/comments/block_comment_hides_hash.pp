# A hash inside a block comment is nothing.
/* # */ $x = 1
