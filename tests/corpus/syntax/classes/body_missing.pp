# A body is needed.
class a
