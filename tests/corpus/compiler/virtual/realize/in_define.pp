# A resource of a define is realized.
define d { @notify { "v${title}": } }
d { 'a': }
realize(Notify['va'])
