"""From the trees of Ruby programs to closures.

All of a program is lowered before anything runs. What is outside the subset raises
`UnsupportedRuby` then, or while it runs if that depends on values. `RubyError` is what Ruby itself
would raise.
"""
