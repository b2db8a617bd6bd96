"""Real Ruby, for templates and functions that are outside of the part evaluated here.

`ruby.Ruby` says whether it may be used and owns the process; `harness/main.rb` is what runs there.
"""
