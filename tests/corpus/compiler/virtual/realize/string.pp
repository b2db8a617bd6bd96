# A reference as a string is realized.
@notify { 'a': }
realize('Notify[a]')
