"""Real Ruby, for templates and functions outside the subset that is evaluated natively.

`ruby.Ruby` decides whether it may be used and owns the process, which runs `harness/main.rb`.
"""
