# A reference with undef as title.
notify { 'v': message => "${File[undef]}" }
