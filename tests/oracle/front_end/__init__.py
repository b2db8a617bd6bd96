"""Our front end and real Puppet's.

`driver.rb` makes real Puppet answer requests, `puppet` talks to it, `ours` asks our own front end
the same, and `compare` says where two outcomes differ.
"""
