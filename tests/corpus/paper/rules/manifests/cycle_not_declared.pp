# CDefI: a cycle of inheritance does no harm as long as nobody declares the classes.
class chicken inherits egg { notify { 'chicken': } }
class egg inherits chicken { notify { 'egg': } }
notify { 'neither': }
