# A reference with undef as title.
notify { 'x': require => Notify[undef] }
