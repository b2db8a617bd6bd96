# A keyword is no name.
class if { }
