# A define is evaluated after the rest.
define d { notice("d ${title}") }
d { 'a': }
notice('end')
