# A statement function with a hash that unfolds another: Puppet fails on it.
notice { a => 1, * => $x }
