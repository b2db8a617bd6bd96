# The name of a metaparameter is not allowed without a default.
class a($require) { }
