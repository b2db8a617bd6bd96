"""Functions that modules define in Ruby, in both of Puppet's interfaces.

`reading.read_function` finds out without Ruby what a function accepts; `RubyFunction.program`
lowers its body, or raises `UnsupportedRuby` if it is outside of the part that is evaluated here.
"""
