# A class without a name.
include Class
