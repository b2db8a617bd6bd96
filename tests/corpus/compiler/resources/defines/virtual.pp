# A virtual define is not evaluated.
define d { fail('never') }
@d { 'a': }
