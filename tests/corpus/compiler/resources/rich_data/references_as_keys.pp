# References that are keys of a hash are texts.
file { '/x': }
class a { }
notify { 'x': message => { File['/x'] => 1, Class['a'] => 2 } }
