"""ERB templates: scanned as Ruby's ERB does, their Ruby lowered to closures.

`template.compile_template` makes a `Template` of a text, or raises `UnsupportedRuby` if it uses
Ruby outside of the subset; `Template.render` gives the text, or raises `RubyError` where Ruby
itself would fail.
"""
