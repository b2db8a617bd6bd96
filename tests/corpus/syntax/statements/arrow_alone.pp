# A pair is no statement.
a => 1
