# In relationships.
@file { '/a': } -> @@file { '/b': }
