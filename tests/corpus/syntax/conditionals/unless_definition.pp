# A class is no value.
unless define a {} { }
