# Nor exported.
@@class { 'a': }
