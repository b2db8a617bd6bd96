# A file beside the modules.
class init { }
