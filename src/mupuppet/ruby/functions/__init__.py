"""Functions that modules define in Ruby, in both of Puppet's interfaces.

`reading.read_function` determines without Ruby what a function accepts; `RubyFunction.program`
lowers its body, or raises `UnsupportedRuby` if it is outside the subset that is evaluated here.
"""
