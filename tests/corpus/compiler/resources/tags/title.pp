# Titles that are tags, and titles that are none.
notify { 'plain': }
notify { 'with space': }
notify { 'A::B': }
notify { 'with.dot-and_x': }
file { '/path': }
