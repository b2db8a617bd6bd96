"""ERB templates: scanned as Ruby's ERB does, their Ruby lowered to closures.

`template.compile_template` makes a `Template` of a source, or raises `UnsupportedRuby` if it uses
Ruby outside the subset; `Template.render` returns the output, or raises `RubyError` where Ruby
itself would fail.
"""
