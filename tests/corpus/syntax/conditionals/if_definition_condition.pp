# A class is no value.
if class a {} { }
