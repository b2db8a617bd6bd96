# With either kind of quotes.
class "foo" { }
