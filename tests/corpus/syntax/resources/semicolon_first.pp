# A body comes first.
file { ; '/a': }
