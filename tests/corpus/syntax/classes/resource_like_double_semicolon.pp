# One semicolon only.
class { 'a': ;; }
