# Still less one with interpolation.
class "foo${x}" { }
