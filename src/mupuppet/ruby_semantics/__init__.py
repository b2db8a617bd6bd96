"""What values mean in Ruby: one string type, `to_s`, `inspect`, `==`, `<=>`, errors.

The functions of Puppet and of its modules are written in Ruby, and so is Hiera: their messages and
conversions are Ruby's. Here these are defined once, for `functions`, `hiera` and `ruby`.
"""
