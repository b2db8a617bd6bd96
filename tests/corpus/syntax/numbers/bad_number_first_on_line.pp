# A bad number at the start of a line.
1abc
