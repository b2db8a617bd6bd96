# A class requires itself.
class b { require b }
include b
