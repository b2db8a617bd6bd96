"""Puppet's own library as Ruby code sees it, and the functions that modules define in Ruby.

`function_reading.read_function` determines without Ruby what a function accepts;
`RubyFunction.program` compiles its body, or raises `UnsupportedRuby` if it is outside the subset
that is evaluated natively.
"""
