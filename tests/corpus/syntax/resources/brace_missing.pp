# The opening brace is missing.
file '/a': ensure => file }
