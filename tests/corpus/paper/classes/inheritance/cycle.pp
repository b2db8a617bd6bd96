# Fails: classes that inherit from each other.
class chicken inherits egg { notify { 'chicken': } }
class egg inherits chicken { notify { 'egg': } }
include chicken
