# A variable is not.
class a inherits $b { }
