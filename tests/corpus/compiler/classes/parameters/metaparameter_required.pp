# Fails: a required parameter with the name of a metaparameter.
class c($noop) { }
