# A virtual define that is realized.
define d { notify { "n${title}": } }
@d { 'a': }
@d { 'b': }
realize(D['a'])
