# A match counts as an effect.
class a { $b =~ /c/ }
